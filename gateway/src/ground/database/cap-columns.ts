import { type AccountCaps, NO_CAPS } from '@lineboard/domain/account/customer/account-caps';

type SnakeCase<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? '_' : ''}${Lowercase<First>}${SnakeCase<Rest>}`
  : S;

type ColumnsOf<C extends Partial<AccountCaps>> = {
  [K in keyof C & keyof AccountCaps as SnakeCase<K>]: C[K];
};

/** A customer's caps as columns: `parlayMaxPayoutCents` is `parlay_max_payout_cents`. */
export type CapColumns = ColumnsOf<AccountCaps>;

const CAPS = (Object.keys(NO_CAPS) as Array<keyof AccountCaps>).map(
  (cap) =>
    [cap, cap.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as keyof CapColumns] as const,
);

export const CAP_COLUMNS: ReadonlyArray<keyof CapColumns> = CAPS.map(([, column]) => column);

export const readCaps = (row: CapColumns): AccountCaps =>
  Object.fromEntries(CAPS.map(([cap, column]) => [cap, row[column]])) as AccountCaps;

/** The columns of these caps, and of no other. */
export const createCapColumns = <C extends Partial<AccountCaps>>(caps: C): ColumnsOf<C> =>
  Object.fromEntries(
    CAPS.filter(([cap]) => cap in caps).map(([cap, column]) => [column, caps[cap]]),
  ) as ColumnsOf<C>;
