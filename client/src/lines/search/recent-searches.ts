import { parseSearch } from '@lineboard/domain/lines/offering/search';
import { type SearchesOf, useDeviceSettings } from '../../ground/device/device-settings.ts';
import { selectCustomer, type SessionState, useSession } from '../../ground/session/session-store.ts';

const MOST_RECENT = 8;
/** The most customers of one device whose searches are kept: those who searched last. */
const MOST_OWNERS = 10;

const NONE: readonly string[] = [];

/** The owner of these searches: null for visitors. */
const selectOwner = (state: SessionState): string | null => selectCustomer(state)?.customerId ?? null;

const textsOf = (searches: readonly SearchesOf[], owner: string | null): readonly string[] =>
  searches.find(({ customerId }) => customerId === owner)?.texts ?? NONE;

const write = (change: (texts: readonly string[]) => readonly string[]): void => {
  const customer = selectCustomer(useSession.getState());
  const customerId = customer?.customerId ?? null;
  const { searches, changeSettings } = useDeviceSettings.getState();
  const texts = change(textsOf(searches, customerId)).slice(0, MOST_RECENT);
  const own = { customerId, isKept: customer?.settings.webRememberPassword ?? true, texts };
  const others = searches.filter((other) => other.customerId !== customerId);
  changeSettings({ searches: (texts.length === 0 ? others : [own, ...others]).slice(0, MOST_OWNERS) });
};

/** Remembers a search that led somewhere on this device, latest first, each once. */
export const rememberSearch = (text: string): void => {
  const search = parseSearch(text);
  if (search !== null)
    write((texts) => [text.trim(), ...texts.filter((other) => parseSearch(other) !== search)]);
};

export const forgetSearch = (text: string): void => write((texts) => texts.filter((other) => other !== text));

export const forgetSearches = (): void => write(() => NONE);

/** Latest first, only of the signed-in customer. */
export const useRecentSearches = (): readonly string[] => {
  const owner = useSession(selectOwner);
  return useDeviceSettings(({ searches }) => textsOf(searches, owner));
};

/**
 * The searches of a customer who stays signed in on this device are kept; everybody else's are deleted when the session
 * ends. @returns stops it
 */
export const keepSearches = (): (() => void) => {
  const drop = (): void => {
    const state = useSession.getState();
    if (state.session === null) return;
    const customer = selectCustomer(state);
    const { searches, changeSettings } = useDeviceSettings.getState();
    const kept = searches.flatMap((of): SearchesOf[] => {
      if (customer === null || of.customerId !== customer.customerId)
        return of.customerId === null || of.isKept ? [of] : [];
      const isKept = customer.settings.webRememberPassword;
      return [of.isKept === isKept ? of : { ...of, isKept }];
    });
    const isSame = kept.length === searches.length && kept.every((of, at) => of === searches[at]);
    if (!isSame) changeSettings({ searches: kept });
  };
  drop();
  return useSession.subscribe(drop);
};
