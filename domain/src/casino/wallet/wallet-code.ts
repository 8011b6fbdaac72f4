/** How a wallet call that isn't judged is answered, with its HTTP status. It may be sent again as it is. */
const STATUS_OF_CALL_CODE = {
  badRequest: 400,
  signatureInvalid: 401,
  payloadTooLarge: 413,
  rateLimited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export const WALLET_CALL_CODES = Object.keys(STATUS_OF_CALL_CODE) as ReadonlyArray<
  keyof typeof STATUS_OF_CALL_CODE
>;

/** Nothing is kept of these refusals: what they miss may come yet, and the same call is then judged again. */
export const UNDECIDED_CODES = [
  'roundUnknown',
  'requestUnknown',
  'sessionEnded',
  'tokenInvalid',
  'transactionReused',
] as const;

/** A final refusal: the same transaction sent again gets it again, whatever has changed meanwhile. */
export const DECIDED_CODES = [
  'playNotAllowed',
  'inTimeOut',
  'ownLossLimit',
  'insufficientFunds',
  'amountExceeded',
  'currencyMismatch',
  'roundTaken',
  'roundClosed',
  'tooManyRounds',
  'transactionRefunded',
  'transactionNoBet',
  'cashNotAllowed',
  'amountTooSmall',
  'amountTooLarge',
  'ownDepositLimit',
  'tooManyRequests',
  'requestDecided',
] as const;

/** The closed list of what a wallet call may be refused with. */
export type WalletCode =
  | keyof typeof STATUS_OF_CALL_CODE
  | (typeof UNDECIDED_CODES)[number]
  | (typeof DECIDED_CODES)[number];

export type DecidedCode = (typeof DECIDED_CODES)[number];

const STATUSES: ReadonlyMap<string, number> = new Map(Object.entries(STATUS_OF_CALL_CODE));

/** A call that was judged, and refused, is a 422. */
export const statusOfWalletCode = (code: WalletCode): number => STATUSES.get(code) ?? 422;
