import type { Cents } from '../money/cents.ts';
import type { PriceType } from '../price/price-type.ts';

export interface Restriction {
  code: string;
  /** E.g. MaxSpreadPoints of the money line restrictions. */
  params: Readonly<Record<string, number>>;
}

/** What the customer's own browser may know of the customer. */
export interface CustomerInfo {
  customerId: string;
  agentId: string;
  store: string;
  currency: string;
  priceType: PriceType;
  /** true: credit customer; false: post-up. */
  creditAcctFlag: boolean;
  creditLimitCents: Cents;
  isDemo: boolean;
  enableRifFlag: boolean;
  minimumWagerCents: Cents;
  roundRobinMaxPayoutCents: Cents | null;
  roundRobinMaxBetCents: Cents | null;
  contestMaxPayoutCents: Cents | null;
  ifBetMaxPayoutCents: Cents | null;
  /** HR-10: most that a parlay or teaser may risk and win together. */
  parlayMaxPayoutCents: Cents | null;
  timeZone: string;
  restrictions: readonly Restriction[];
  limits: readonly WagerLimit[];
  commentsForCustomer: string | null;
  settings: {
    webLanguage: string;
    webPitcherOption: 'listed' | 'action';
    favoriteSportSubType: string | null;
  };
}

/** A limit on the base amount (HR-4); null stands for "any". The most specific row that matches counts. */
export interface WagerLimit {
  sportType: string | null;
  sportSubType: string | null;
  periodNumber: number | null;
  /** S spread, M money line, L total, E team total, C contest; P parlay and T teaser, whose limit is on the risk. */
  wagerType: 'S' | 'M' | 'L' | 'E' | 'C' | 'P' | 'T' | null;
  maxBaseCents: Cents;
}

/** What a limit is looked up for. Contests have no period; their two menu levels stand for sport and sub-sport. */
export interface LimitSubject {
  sportType: string;
  sportSubType: string;
  periodNumber: number | null;
  wagerType: NonNullable<WagerLimit['wagerType']>;
}

/** Whether the customer wants moved prices taken unasked. */
export type PriceAcceptance = 'none' | 'better' | 'any';
