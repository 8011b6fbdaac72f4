/**
 * CALL1-06: restrictions that customers may put on themselves, and which of those they may take back. What an operator
 * put on an account nobody takes back here. Never NOWAGERING, PLOPEN, TEOPEN, MOVER or anything that gives more.
 */
const SELF_SERVICE = [
  { code: 'AUTOLINECH', mayTakeBack: true },
  { code: 'NOSPTWAGER', mayTakeBack: false },
  { code: 'PROPS', mayTakeBack: false },
  { code: 'CASINO', mayTakeBack: false },
  { code: 'VCASINO', mayTakeBack: false },
  { code: 'LDEALER', mayTakeBack: false },
  { code: 'HORSES', mayTakeBack: false },
  { code: 'LOTTO', mayTakeBack: false },
] as const;

export type SelfServiceCode = (typeof SELF_SERVICE)[number]['code'];

export const SELF_SERVICE_CODES: readonly SelfServiceCode[] = SELF_SERVICE.map(({ code }) => code);

/** Marks, in a restriction's parameters, that the customer put it there. */
export const BY_CUSTOMER = 'ByCustomer';

/** Marks that an operator holds the customer besides: what the customer gave up doesn't come back with that. */
export const HELD_BESIDES = 'HeldBesides';

interface Standing {
  params: Readonly<Record<string, number>>;
}

/** Whether the customer put it there, whoever else did besides. */
export const isByCustomer = ({ params }: Standing): boolean => params[BY_CUSTOMER] === 1;

/** Whether nobody but the customer put it there. */
export const isByCustomerAlone = ({ params }: Standing): boolean =>
  isByCustomer({ params }) && params[HELD_BESIDES] !== 1;

const mayTakeBack = (code: SelfServiceCode): boolean =>
  SELF_SERVICE.some((row) => row.code === code && row.mayTakeBack);

/**
 * The figures of a restriction after its customer has switched it on. What is given up for good is marked on one that
 * an operator put there, too: it stays when the operator's ends.
 *
 * @param standing the restriction that the account has; undefined: it has none
 * @returns null: nothing changes
 */
export const paramsOfSwitchedOn = (
  code: SelfServiceCode,
  standing: Standing | undefined,
): Record<string, number> | null => {
  if (standing === undefined) return { [BY_CUSTOMER]: 1 };
  if (isByCustomer(standing) || mayTakeBack(code)) return null;
  return { ...standing.params, [BY_CUSTOMER]: 1, [HELD_BESIDES]: 1 };
};

/** @param standing the restriction that the account has; undefined: it has none */
export const maySwitchRestriction = (
  code: SelfServiceCode,
  isOn: boolean,
  standing: Standing | undefined,
): boolean => {
  if (isOn) return true;
  return standing === undefined || (mayTakeBack(code) && isByCustomer(standing));
};
