import type { FeedContestLine, TimelineEntity } from '../../timeline/timeline-entity.ts';
import { cursorAt, type MarketPace, nextMoveMs } from '../markets/market-pace.ts';
import { walkAt } from '../markets/market-walk.ts';
import { priceOneOf } from '../markets/prices.ts';
import { hash32 } from '../random.ts';

export interface Contestant {
  name: string;
  /** Chance to win, from 0 to 1; the market walks around it. */
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
  /** The book's margin on each price. */
  margin: number;
}

export const createContestEntity = (plan: ContestPlan, pace: MarketPace): TimelineEntity => {
  const lineAt = (bookMs: number, { name, chance }: Contestant, index: number): FeedContestLine => {
    const key = hash32(plan.key, index);
    const closed = bookMs >= plan.cutoffMs;
    const decided = closed && bookMs >= plan.decidedMs();
    const moved = closed ? 0 : walkAt(key, 'side', cursorAt(plan.key, pace, bookMs));
    const outcome = decided ? plan.outcomeOf(index) : null;
    const { winners = 1 } = plan;
    const odds = (chance / (1 - chance)) * Math.exp(0.16 * moved);
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
      moneyLine: closed ? null : priceOneOf(odds / (1 + odds), plan.margin),
      status: 'O',
      maxWagerCents: null,
      wagerCutoffMs: plan.cutoffMs,
      disabled: closed,
      gameNum: plan.gameNum,
      outcome,
      ...(outcome === 'W' && winners > 1 ? { tied: winners, places: 1 } : { tied: null, places: null }),
      isSpotlight: plan.isSpotlight,
    };
  };
  return {
    id: `contest.${plan.contestNum}`,
    opensMs: plan.opensMs,
    removesMs: plan.removesMs,
    recordsAt: (bookMs) => ({
      game: null,
      lines: [],
      contestLines: plan.contestants.map((contestant, index) => lineAt(bookMs, contestant, index)),
      score: null,
    }),
    nextChangeMs: (bookMs) => {
      if (bookMs < plan.cutoffMs) return Math.min(plan.cutoffMs, nextMoveMs(plan.key, pace, bookMs));
      const decidedMs = plan.decidedMs();
      return bookMs < decidedMs ? decidedMs : Infinity;
    },
  };
};
