import { isDeepStrictEqual } from 'node:util';
import type { FeedChange, LineChange } from '@lineboard/domain/lines/feed/feed-change';
import type { DoubtCode } from '@lineboard/domain/lines/feed/doubt-code';
import { GUARDED_MARKETS } from '@lineboard/domain/lines/guards/market-figures';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import { isResultPhase } from '@lineboard/domain/ground/score/is-result-phase';
import { isThreeWayPeriod } from '@lineboard/domain/ground/sport/is-three-way-period';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import type { FeedLine } from '../timeline/timeline-entity.ts';
import { believeDoubt, doubtAgain, storeDoubt } from './decided-doubts.ts';
import { describeStep, describeTeams } from './describe-doubt.ts';
import type { DoubtSubject, StoredDoubt } from './doubt.ts';
import type { FeedGuardParts, Guarded, HeldRow } from './guarded.ts';
import { GuardMemory, showLines, type Teams } from './guard-memory.ts';
import type { GuardedGame } from './guarded-game.ts';
import { GuardedLine, type MarketStep } from './guarded-line.ts';
import { NEW_MARKET } from './judge-market.ts';
import { segmentsContradict } from './judge-segments.ts';
import { judgeTeams } from './judge-teams.ts';
import { marketName } from './market-name.ts';
import type { FeedGame } from './read-feed-games.ts';
import { sayAgain } from './say-again.ts';

const MINUTE_MS = 60_000;

type Score = Extract<FeedChange, { kind: 'score' }>['score'];

/**
 * Checks what a feed says before the log has it: what can't be believed is held in the very entry that says it, and
 * nothing else is. It knows what the feed said, not what the book holds, and goes on over images.
 */
export class FeedGuard {
  readonly #parts: FeedGuardParts;
  readonly #memory: GuardMemory;
  /** Games that the image under way has named; null: none is. */
  #named: Set<number> | null = null;

  constructor(parts: FeedGuardParts) {
    this.#parts = parts;
    this.#memory = new GuardMemory(parts);
  }

  judge(change: FeedChange): Guarded {
    switch (change.kind) {
      case 'game':
        return this.#judgeGame(change.game);
      case 'line':
        return this.#judgeLine(change.line);
      case 'contestLine':
        return this.#memory.contests.judge(change.line);
      case 'score':
        return this.#judgeScore(change.score);
      case 'removeGame':
        this.#memory.forgetGame(change.gameNum);
        break;
      case 'removeContest':
        this.#memory.contests.forget(change.contestNum, change.store);
        break;
      case 'imageBegin':
        this.#beginImage();
        break;
      case 'imageEnd':
        return { changes: [...this.#endImage(), change], held: [] };
      case 'beat':
      case 'feedDown':
      case 'settle':
      case 'override':
      case 'release':
    }
    return { changes: [change], held: [] };
  }

  /** After all rows that are written together. @returns what the book is told besides them */
  settle(): ReturnType<GuardMemory['contests']['settle']> {
    return this.#memory.contests.settle();
  }

  /** What wagers say of a number that the feed has not said yet. */
  remember(gameNum: number, teams: Teams): void {
    if (!this.#memory.games.has(gameNum)) this.#memory.remember(gameNum, teams, true);
  }

  /** What the book has of the feed. */
  seed(games: Iterable<FeedGame>, contestants: Iterable<ContestLine>): void {
    for (const game of games) this.#memory.seed(game);
    for (const contestant of contestants) this.#memory.contests.seed(contestant);
  }

  isDoubted(gameNum: number): boolean {
    return this.#memory.doubts.of('game', gameNum).length > 0;
  }

  /** The state when another guard of the feed ended. @param believed by operators, so not to be doubted again */
  restore(open: readonly StoredDoubt[], believed: readonly StoredDoubt[]): void {
    this.#memory.restore(open, believed);
  }

  /** Returns the doubt in its stored form, for the guard that comes after this one; null once it has ended. */
  store(subject: DoubtSubject): StoredDoubt | null {
    return storeDoubt(this.#memory, subject);
  }

  /** An operator takes what the feed says. @returns what the book is told then */
  believe(subject: DoubtSubject): FeedChange[] {
    return believeDoubt(this.#memory, subject);
  }

  /** An operator takes that back. @param stored what was held then */
  doubtAgain(stored: StoredDoubt): FeedChange[] {
    return doubtAgain(this.#memory, stored);
  }

  /** What the book is told where it may have missed what it was told of a decision. */
  sayAgain(missed: readonly FeedChange[]): FeedChange[] {
    return sayAgain(this.#memory, missed);
  }

  #judgeGame(said: Game): Guarded {
    this.#named?.add(said.gameNum);
    const known = this.#memory.games.get(said.gameNum) ?? this.#memory.meet(said);
    known.isLeftOut = false;
    const heldStart = this.#judgeStart(known, said);
    const judged = judgeTeams(known.game, said);
    if (judged === 'same') return this.#believeTeams(known, said, heldStart);
    if (judged === 'teamChanged' && known.lines.size === 0 && !known.hasWagers && known.doubted === null)
      return this.#believeTeams(known, said, heldStart);
    const subject: DoubtSubject = { kind: 'game', num: said.gameNum, code: judged };
    known.doubted = said;
    const reason = describeTeams(known.game, said);
    this.#memory.doubts.hold(subject, '', reason);
    // All else that it says applies; the names, and whose pitcher is whose, stay as tickets have them.
    const { team1Id, team2Id, listedPitcher1, listedPitcher2 } = known.game;
    known.game = { ...said, team1Id, team2Id, listedPitcher1, listedPitcher2 };
    return {
      changes: [{ kind: 'game', game: known.game }, ...showLines(known)],
      held: [{ code: judged, field: said.team1Id === team1Id ? 'team2Id' : 'team1Id', reason }],
    };
  }

  #believeTeams(known: GuardedGame, said: Game, held: HeldRow[]): Guarded {
    known.game = said;
    const changes: FeedChange[] = [{ kind: 'game', game: said }];
    if (known.doubted !== null) {
      known.doubted = null;
      for (const code of ['sidesExchanged', 'teamChanged'] as const)
        this.#memory.doubts.letGo({ kind: 'game', num: said.gameNum, code }, '', 'right');
    }
    return { changes: [...changes, ...showLines(known)], held };
  }

  /** A game that was to come and has begun, with no score that says so: nothing is taken on it until one does. */
  #judgeStart(known: GuardedGame, { gameNum, gameDateTimeMs }: Game): HeldRow[] {
    const nowMs = this.#parts.nowMs();
    const subject: DoubtSubject = { kind: 'game', num: gameNum, code: 'startPassed' };
    const hasNotBegun = known.score === null || known.score.phase === 'scheduled';
    const isPassed = gameDateTimeMs < nowMs - MINUTE_MS && hasNotBegun;
    if (isPassed && (known.isStartDoubted || known.game.gameDateTimeMs > nowMs)) {
      const reason = `has begun at ${new Date(gameDateTimeMs).toISOString()}, and no score says so`;
      known.isStartDoubted = true;
      this.#memory.doubts.hold(subject, 'start', reason);
      return [{ code: 'startPassed', field: 'gameDateTimeMs', reason }];
    }
    this.#beginGame(known, gameNum);
    return [];
  }

  #beginGame(known: GuardedGame, gameNum: number): void {
    known.isStartDoubted = false;
    this.#memory.doubts.letGo({ kind: 'game', num: gameNum, code: 'startPassed' }, 'start', 'right');
  }

  #judgeLine(change: LineChange): Guarded {
    const known = this.#memory.games.get(change.gameNum);
    const { guards, nowMs } = this.#parts;
    if (known === undefined || !isSportType(known.game.sportType))
      return { changes: [{ kind: 'line', line: change }], held: [] };
    const key = `${change.periodNumber}.${change.store}`;
    const line = known.lines.get(key) ?? this.#meetLine(known, key, change);
    const now = nowMs();
    const steps = line.take(change, {
      guards,
      sport: guards.sports[known.game.sportType],
      moment: known.moment(now, guards.newsMs),
      nowMs: now,
      isThreeWay: isThreeWayPeriod(known.game.sportType, change.periodNumber),
    });
    const held: HeldRow[] = [];
    for (const step of steps) this.#note(known, key, step, held);
    return { changes: [{ kind: 'line', line: line.show(change, known.isHeld) }], held };
  }

  #meetLine(known: GuardedGame, key: string, change: LineChange): GuardedLine {
    const line = new GuardedLine(change as FeedLine);
    for (const guarded of GUARDED_MARKETS) {
      const taken = this.#memory.remembered.takenOf(known.game.gameNum, marketName(key, guarded));
      if (taken !== null) line.setState(guarded, { ...NEW_MARKET, taken });
    }
    for (const [guarded, doubt] of this.#memory.remembered.marketsOf(known.game.gameNum, key))
      line.setState(guarded, { ...NEW_MARKET, believed: doubt.believed, doubt });
    known.lines.set(key, line);
    return line;
  }

  #note({ game: { gameNum }, isOver }: GuardedGame, key: string, step: MarketStep, held: HeldRow[]): void {
    const { guarded, before, after, end } = step;
    const name = marketName(key, guarded);
    const subjectOf = (code: DoubtCode): DoubtSubject => ({ kind: 'game', num: gameNum, code });
    if (after !== null) {
      const { field, reason } = describeStep(guarded, after);
      held.push({ code: after.code, field, reason });
      if (!isOver) this.#memory.doubts.hold(subjectOf(after.code), name, reason);
    }
    if (before !== null && before.code !== after?.code)
      this.#memory.doubts.letGo(subjectOf(before.code), name, end ?? 'right');
  }

  #judgeScore(score: Score): Guarded {
    const pass: Guarded = { changes: [{ kind: 'score', score }], held: [] };
    const known = this.#memory.games.get(score.gameNum);
    if (known === undefined) return pass;
    const before: FeedChange[] = known.score === null ? [] : [{ kind: 'score', score: known.score }];
    // Nobody knows then which team has which points, and a result pays.
    if (known.doubted !== null) {
      const code =
        judgeTeams(known.game, known.doubted) === 'sidesExchanged' ? 'sidesExchanged' : 'teamChanged';
      return {
        changes: before,
        held: [{ code, field: 'gameNum', reason: describeTeams(known.game, known.doubted) }],
      };
    }
    const subject: DoubtSubject = { kind: 'game', num: score.gameNum, code: 'segmentsContradict' };
    // What was believed last may have been taken by an operator, on another gateway.
    const isTaken = [known.takenScore, known.score].some((taken) => isDeepStrictEqual(taken, score));
    if (!isTaken && segmentsContradict(known.game.sportType, score)) {
      known.doubtedScore = score;
      const reason = `do not add up to ${score.score1}–${score.score2}`;
      this.#memory.doubts.hold(subject, 'segments', reason);
      return { changes: before, held: [{ code: subject.code, field: 'segments', reason }] };
    }
    known.doubtedScore = null;
    this.#memory.doubts.letGo(subject, 'segments', 'right');
    known.hear(score, this.#parts.nowMs());
    // Nobody has to see to what is held of a game that has ended.
    if (known.isOver) this.#memory.doubts.forget('game', score.gameNum);
    if (!known.isStartDoubted || score.phase === 'scheduled') return pass;
    this.#beginGame(known, score.gameNum);
    return { ...pass, changes: [...pass.changes, ...showLines(known)] };
  }

  #beginImage(): void {
    this.#named = new Set();
    for (const { lines } of this.#memory.games.values())
      for (const line of lines.values()) line.beginAwaiting();
    this.#memory.contests.beginImage();
  }

  /**
   * An image that leaves out most of what there was is a mistake more often than an evening's end: what it doesn't name
   * stays, held, until a next image is whole, or an operator takes this one.
   */
  #endImage(): FeedChange[] {
    const named = this.#named;
    this.#named = null;
    this.#memory.contests.endImage();
    if (named === null) return [];
    const { games, doubts } = this.#memory;
    for (const gameNum of named)
      for (const line of games.get(gameNum)?.lines.values() ?? []) line.endAwaiting();
    const { mostDropped, leastGames } = this.#parts.guards;
    const left = [...games.keys()].filter((gameNum) => !named.has(gameNum));
    const subject: DoubtSubject = { kind: 'feed', num: 0, code: 'imageShrunk' };
    const open = [...games.values()].filter(
      ({ score }) => score === null || !isResultPhase(score.phase),
    ).length;
    if (games.size < leastGames || left.length <= mostDropped * games.size || open === 0) {
      doubts.letGo(subject, '', 'right');
      for (const gameNum of left) this.#memory.forgetGame(gameNum);
      doubts.forgetOthers('game', games);
      return [];
    }
    doubts.hold(subject, '', `names ${games.size - left.length} of ${games.size} games`);
    return left.flatMap((gameNum) => sayHeld(games.get(gameNum)!));
  }
}

/** A game as it was said last, with all lines that it still had held. */
const sayHeld = (known: GuardedGame): FeedChange[] => {
  known.isLeftOut = true;
  return [
    { kind: 'game', game: known.game },
    ...[...known.lines.values()]
      .filter(({ isGone }) => !isGone)
      .map((line) => ({ kind: 'line' as const, line: line.show(line.said, true) })),
    ...(known.score === null ? [] : [{ kind: 'score' as const, score: known.score }]),
  ];
};
