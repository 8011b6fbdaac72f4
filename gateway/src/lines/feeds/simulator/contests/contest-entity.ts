import type { AmericanPrice } from '@lineboard/domain/ground/price/american-price';
import type { FeedContestLine, TimelineEntity } from '../../timeline/timeline-entity.ts';
import { cursorAt, type MarketPace, nextMoveMs } from '../markets/market-pace.ts';
import { walkAt } from '../markets/market-walk.ts';
import { priceMarket } from '../markets/prices.ts';
import { hash32 } from '../random.ts';

export interface Contestant {
  name: string;
  /** Chance to win, in proportion to the others'; the market walks around it. */
  chance: number;
}

/** A contest as the world knows it: when it opens, who is in it, and how it will end. */
export interface ContestPlan {
  contestNum: number;
  key: number;
  store: string;
  contestType: string;
  contestType2: string;
  contestType3: string;
  contestDesc: string;
  contestants: readonly Contestant[];
  rotNum: number;
  gameNum: number | null;
  isSpotlight: boolean;
  opensMs: number;
  cutoffMs: number;
  /** Asked for after the cut-off. */
  decidedMs(): number;
  removesMs: number;
  /** Asked for once it is decided. */
  outcomeOf(contestant: number): 'W' | 'L' | 'P';
  /** How many share the first place; they are paid by the dead-heat rule (HR-40). */
  winners?: number;
  /** How far the implied probabilities of all prices sum beyond 1. */
  overround: number;
}

export const createContestEntity = (plan: ContestPlan, pace: MarketPace): TimelineEntity => {
  /** All of them at once: what one gains the others lose. */
  const pricesAt = (bookMs: number): readonly AmericanPrice[] | null => {
    const cursor = cursorAt(plan.key, pace, bookMs);
    const chances = plan.contestants.map(({ chance }, index) => {
      const odds = (chance / (1 - chance)) * Math.exp(0.16 * walkAt(hash32(plan.key, index), 'side', cursor));
      return odds / (1 + odds);
    });
    return priceMarket(chances, plan.overround);
  };
  const linesAt = (bookMs: number): FeedContestLine[] => {
    const prices = bookMs >= plan.cutoffMs ? null : pricesAt(bookMs);
    return plan.contestants.map((contestant, index) =>
      lineAt(bookMs, contestant, index, prices?.[index] ?? null),
    );
  };
  const lineAt = (
    bookMs: number,
    { name }: Contestant,
    index: number,
    moneyLine: AmericanPrice | null,
  ): FeedContestLine => {
    const closed = bookMs >= plan.cutoffMs;
    const decided = closed && bookMs >= plan.decidedMs();
    const outcome = decided ? plan.outcomeOf(index) : null;
    const { winners = 1 } = plan;
    return {
      contestNum: plan.contestNum,
      contestantNum: index + 1,
      store: plan.store,
      contestType: plan.contestType,
      contestType2: plan.contestType2,
      contestType3: plan.contestType3,
      contestDesc: plan.contestDesc,
      contestantName: name,
      rotNum: plan.rotNum + index,
      moneyLine,
      status: 'O',
      maxWagerCents: null,
      wagerCutoffMs: plan.cutoffMs,
      disabled: closed,
      gameNum: plan.gameNum,
      outcome,
      ...(outcome === 'W' && winners > 1 ? { tied: winners, places: 1 } : { tied: null, places: null }),
      isSpotlight: plan.isSpotlight,
      related: [],
    };
  };
  return {
    id: `contest.${plan.contestNum}`,
    opensMs: plan.opensMs,
    removesMs: plan.removesMs,
    recordsAt: (bookMs) => ({
      game: null,
      lines: [],
      contestLines: linesAt(bookMs),
      score: null,
    }),
    nextChangeMs: (bookMs) => {
      if (bookMs < plan.cutoffMs) return Math.min(plan.cutoffMs, nextMoveMs(plan.key, pace, bookMs));
      const decidedMs = plan.decidedMs();
      return bookMs < decidedMs ? decidedMs : Infinity;
    },
  };
};
