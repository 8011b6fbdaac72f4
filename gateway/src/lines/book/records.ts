import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { type FeedRecord, type NamedKind, recordName } from './feed-record.ts';
import { Overrides } from './overrides.ts';
import type { StoredLine } from './stored-line.ts';

export const lineKey = (gameNum: number, periodNumber: number, store: string): string =>
  `${gameNum}.${periodNumber}.${store}`;
export const contestLineKey = (contestNum: number, contestantNum: number, store: string): string =>
  `${contestNum}.${contestantNum}.${store}`;

/**
 * The current records of the book. Only `BookContent` and its parts change them; topics and quotes are made from
 * them.
 */
export class Records {
  readonly feeds = new Map<string, FeedRecord>();
  readonly games = new Map<number, Game>();
  /** The scores as they are shown. */
  readonly scores = new Map<number, GameScore>();
  /** The scores as their feeds sent them. */
  readonly saidScores = new Map<number, GameScore>();
  readonly overrides = new Overrides();
  /** By game, then by `lineKey`. */
  readonly lines = new Map<number, Map<string, StoredLine<GameLine>>>();
  /** By contest, then by `contestLineKey`. */
  readonly contests = new Map<number, Map<string, StoredLine<ContestLine>>>();

  /** Every contestant in every store is the same feed's. */
  feedOfContest(contestNum: number): string | null {
    const [line] = this.contests.get(contestNum)?.values() ?? [];
    return line?.kept.feedId ?? null;
  }

  /** Not a game that its feed has let go of. Of another feed's it is the owner who says. */
  hasGame(feedId: string, gameNum: number): boolean {
    return this.games.has(gameNum) && !this.isLeaving(feedId, 'game', gameNum);
  }

  isForeignGame(feedId: string, gameNum: number): boolean {
    const game = this.games.get(gameNum);
    return game !== undefined && game.feedId !== feedId;
  }

  isForeignContest(feedId: string, contestNum: number): boolean {
    const owner = this.feedOfContest(contestNum);
    return owner !== null && owner !== feedId;
  }

  /** Every contestant of a contest in any one store that carries it. */
  contest(contestNum: number): ContestLine[] {
    const lines = [...(this.contests.get(contestNum)?.values() ?? [])].map((line) => line.shown);
    return lines.filter((line) => line.store === lines[0]?.store);
  }

  /** Whether the feed has taken the record out of the book, which may still have to do so. */
  isLeaving(feedId: string, kind: NamedKind, key: string | number): boolean {
    const leaving = this.feeds.get(feedId)?.leaving;
    return leaving !== undefined && leaving.size > 0 && leaving.has(recordName(kind, key));
  }

  /** @returns null when the book doesn't have the line, or its feed has taken it out */
  quote(pick: WagerPick, store: string, isUp: (feedId: string) => boolean): Quote | null {
    if (pick.type === 'C') {
      const key = contestLineKey(pick.contestNum, pick.contestantNum, store);
      const line = this.contests.get(pick.contestNum)?.get(key)?.shown;
      if (line === undefined || this.isLeaving(line.feedId, 'contestLine', key)) return null;
      return { type: 'C', line, feedUp: isUp(line.feedId) };
    }
    const game = this.games.get(pick.gameNum);
    const key = lineKey(pick.gameNum, pick.periodNumber, store);
    const line = this.lines.get(pick.gameNum)?.get(key)?.shown;
    if (game === undefined || line === undefined) return null;
    if (this.isLeaving(game.feedId, 'line', key)) return null;
    return { type: 'G', game, line, feedUp: isUp(game.feedId) };
  }
}
