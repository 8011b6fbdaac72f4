import type { Static } from 'typebox';
import type { AccountCaps } from './account-caps.ts';
import type {
  CustomerInfoSchema,
  PriceAcceptanceSchema,
  RestrictionSchema,
  WagerLimitSchema,
} from './customer.schema.ts';

export type Restriction = Static<typeof RestrictionSchema>;

/** What the customer's own browser may know of the customer. */
export type CustomerInfo = Static<typeof CustomerInfoSchema>;

/** What of a customer every bet is judged by: the same figures in the slip and at the gateway. */
export type BettingProfile = Pick<
  CustomerInfo,
  'creditAcctFlag' | 'enableRifFlag' | 'minimumWagerCents' | keyof AccountCaps | 'restrictions' | 'limits'
>;

/** A limit on the base amount (HR-4); null stands for "any". The most specific row that matches counts. */
export type WagerLimit = Static<typeof WagerLimitSchema>;

/** What a limit is looked up for. Contests have no period; their two menu levels stand for sport and sub-sport. */
export interface LimitSubject {
  sportType: string;
  sportSubType: string;
  periodNumber: number | null;
  limitType: NonNullable<WagerLimit['limitType']>;
}

/** Whether the customer wants moved prices taken unasked. */
export type PriceAcceptance = Static<typeof PriceAcceptanceSchema>;
