import type { Static } from 'typebox';
import type { AccountCapsSchema } from './account-caps.schema.ts';

/** The most that a customer may bet or be paid, by kind of wager; null: no maximum. */
export type AccountCaps = Static<typeof AccountCapsSchema>;

/** Every cap by name; columns and mappings are made from these, so a new cap is written here and in the schema. */
export const NO_CAPS: Readonly<AccountCaps> = {
  roundRobinMaxPayoutCents: null,
  roundRobinMaxBetCents: null,
  contestMaxPayoutCents: null,
  ifBetMaxPayoutCents: null,
  parlayMaxPayoutCents: null,
};
