import type { HouseRules } from '../house-rules/house-rules.ts';
import type { Cents } from '../money/cents.ts';

/** What the page must know of the book before anybody signs in. Never a secret. */
export interface SiteSettings {
  bookId: string;
  bookName: string;
  /** Interval of the session ping, milliseconds (TrackTime). */
  trackTimeMs: number;
  encryptPasswords: boolean;
  defaultStore: string;
  /** `sport/subSport` shown when nothing was bookmarked, or null. */
  initialLeague: string | null;
  quickAmountsCents: readonly Cents[];
  /** Teasers, point prices and the other figures in which books differ. */
  rules: HouseRules;
  /** Every ticket asks for the password (spec 2 §5); customers with MOVER are asked anyway. */
  ticketPassword: boolean;
  /** HR-44, milliseconds. */
  liveDelayMs: number;
  /** Ids and passwords of the demo logins; only a demo book has any. */
  demoLogins: ReadonlyArray<{ customerId: string; password: string; kind: 'credit' | 'postUp' }>;
}
