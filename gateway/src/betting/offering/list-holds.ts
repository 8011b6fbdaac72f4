import { isLineOver } from '@lineboard/domain/ground/score/is-period-over';
import { isOverPhase } from '@lineboard/domain/ground/score/is-over-phase';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { type Market, SIDES_OF } from '@lineboard/domain/ground/pick/pick';
import { markLine, STATUS_FIELDS } from '@lineboard/domain/lines/feed/mark-line';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import {
  type Hold,
  type HoldReason,
  MOST_HOLDS,
  type ScoreMove,
} from '@lineboard/domain/lines/offering/in-play.schema';
import { judgeMarket } from '@lineboard/domain/betting/quote/line-validity';
import type { GameInsight } from '../../lines/book/game-insight.ts';
import type { HoldTimes } from './hold-times.ts';

/** A feed holds its lines within seconds of the score that it tells; later it has another cause. */
const SCORED_WITHIN_MS = 5_000;

export interface HoldSetting {
  store: string;
  /** Book's clock. */
  nowMs: number;
  times: HoldTimes;
  scores: readonly ScoreMove[];
}

/** The markets of a game that are shown in a store and can't be bet on, why, and since when. */
export const listHolds = (insight: GameInsight, setting: HoldSetting): Hold[] => {
  const { game, lines } = insight;
  if (game === null) return [];
  const conditions = { bookMs: setting.nowMs, feedUp: true, restrictions: [], isTeased: false };
  return lines
    .filter(({ shown }) => shown.store === setting.store)
    .sort((a, b) => a.shown.periodNumber - b.shown.periodNumber)
    .flatMap((line) =>
      (Object.keys(SIDES_OF) as Market[]).flatMap((market): Hold[] => {
        const { state } = judgeMarket(game, line.shown, market, SIDES_OF[market][0]!, conditions);
        if (state !== 'held' && state !== 'doubted') return [];
        const sinceMs = setting.times.sinceMs(line.shown, market);
        const reason = findReason({ game, ...line, market, sinceMs }, insight, setting.scores);
        return [{ periodNumber: line.shown.periodNumber, market, reason, sinceMs }];
      }),
    )
    .slice(0, MOST_HOLDS);
};

interface HeldMarket {
  game: Game;
  said: GameLine;
  shown: GameLine;
  isHeld: boolean;
  market: Market;
  sinceMs: number | null;
}

/** Several causes may hold; it names the one that lasts longest, since nothing opens before that ends. */
const findReason = (
  { game, said, shown, isHeld, market, sinceMs }: HeldMarket,
  { shownScore, override }: GameInsight,
  scores: readonly ScoreMove[],
): HoldReason => {
  const field = STATUS_FIELDS[market];
  const isMarked =
    override !== null &&
    override.feedId === game.feedId &&
    markLine({ ...said, [field]: 'O' }, override.marks)[field] === 'H';
  if (shownScore !== null && isOverPhase(shownScore.phase)) return 'gameOver';
  if (isLineOver(game, shown.periodNumber, shownScore)) return 'periodOver';
  if (isHeld) return 'feedOut';
  if (isStopped(shownScore)) return 'gameStopped';
  if (isMarked) return 'operator';
  if (shown.doubtedMarkets.includes(market)) return 'checking';
  if (shown[field] !== 'H') return 'noDraw';
  return wasScored(sinceMs, scores) ? 'scored' : 'feed';
};

const isStopped = (score: GameScore | null): boolean =>
  score?.phase === 'suspended' || score?.phase === 'postponed';

const wasScored = (sinceMs: number | null, scores: readonly ScoreMove[]): boolean =>
  sinceMs !== null &&
  // The first is no move: the score as it was when the game began, or this gateway.
  scores.slice(1).some(({ bookMs }) => bookMs !== null && Math.abs(sinceMs - bookMs) <= SCORED_WITHIN_MS);
