import type { FeedScore } from '../timeline/timeline-entity.ts';
import type { MarketOffer } from './choose-market.ts';
import type { MarketKey, OddsLeague } from './leagues.ts';

/** An event under its number. Names stay as they were told first: tickets and finals go by them. */
export interface NumberedEvent {
  readonly gameNum: number;
  readonly eventId: string;
  readonly sportKey: string;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly commenceMs: number;
}

/** What the feed holds of an event. */
export interface HeldEvent extends NumberedEvent {
  readonly league: OddsLeague;
  /** The markets in the last answer; none when it left the event out. */
  readonly markets: ReadonlyMap<MarketKey, MarketOffer>;
  /** When that answer came. */
  readonly polledMs: number;
  readonly score: FeedScore | null;
  /** The provider's own time of that score. */
  readonly scoreUpdatedMs: number | null;
}

const DAY_MS = 86_400_000;

/** The provider tells finals for three days; what has none then is the operator's to decide. */
export const SCORED_FOR_MS = 3 * DAY_MS;

/** Until then an operator can still say its score. */
export const KEPT_AFTER_START_MS = 7 * DAY_MS;

export const isOver = ({ score }: Pick<HeldEvent, 'score'>): boolean => score?.phase === 'final';
