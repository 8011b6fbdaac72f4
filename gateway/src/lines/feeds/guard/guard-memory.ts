import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import {
  GUARDED_MARKETS,
  isPriced,
  MARKET_FIELDS,
  readFigures,
} from '@lineboard/domain/lines/guards/market-figures';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { Market } from '@lineboard/domain/ground/pick/pick';
import { ContestGuard } from './contest-guard.ts';
import { namesOfDoubt, type StoredDoubt, UNKEPT, unkeptDoubt } from './doubt.ts';
import type { FeedGuardParts } from './guarded.ts';
import { GuardedGame } from './guarded-game.ts';
import { GuardedLine, MARKETS } from './guarded-line.ts';
import { NEW_MARKET } from './judge-market.ts';
import { judgeTeams } from './judge-teams.ts';
import { marketName, parseMarketName } from './market-name.ts';
import { OpenDoubts } from './open-doubts.ts';
import type { FeedGame } from './read-feed-games.ts';
import { RememberedDoubts } from './remembered-doubts.ts';

export type Teams = Pick<Game, 'team1Id' | 'team2Id'>;

/** Teams of games that left the book: a number that comes back is the same game's. */
const MOST_REMEMBERED = 20_000;

/** What a guard knows: games and contests as their feed said them, and what of it is doubted. */
export class GuardMemory {
  readonly doubts: OpenDoubts;
  readonly games = new Map<number, GuardedGame>();
  readonly contests: ContestGuard;
  readonly remembered = new RememberedDoubts();
  readonly #left = new Map<number, Teams & { hasWagers: boolean }>();
  readonly #nowMs: () => number;
  /** Lines that the book had as doubted, with those markets. */
  readonly #seededDoubts = new Map<GuardedLine, readonly Market[]>();

  constructor({ guards, listener, nowMs }: FeedGuardParts) {
    this.#nowMs = nowMs;
    this.doubts = new OpenDoubts(listener);
    this.contests = new ContestGuard(guards, this.doubts, this.remembered, nowMs);
  }

  /** What the book has of the feed when the guard begins: believed, as long as no doubt is restored over it. */
  seed({ game, lines, score, isOver }: FeedGame): void {
    const known = new GuardedGame(game);
    known.score = score;
    known.isOver = isOver;
    for (const line of lines) {
      const guarded = new GuardedLine(line);
      for (const market of GUARDED_MARKETS) {
        const believed = readFigures(line, market);
        guarded.setState(market, {
          ...NEW_MARKET,
          believed: isPriced(believed) ? believed : null,
        });
      }
      known.lines.set(`${line.periodNumber}.${line.store}`, guarded);
      const doubted = MARKETS.filter((market) => line.doubtedMarkets.includes(market));
      if (doubted.length > 0) this.#seededDoubts.set(guarded, doubted);
    }
    this.games.set(game.gameNum, known);
  }

  /** What is said again confirms a jump from now on: who counted before had another clock. */
  restore(open: readonly StoredDoubt[], believed: readonly StoredDoubt[]): void {
    for (const doubt of believed) this.remembered.believe(doubt);
    for (const { markets, ...doubt } of open) {
      const { kind, num, code } = doubt;
      const sinceMs = this.#nowMs();
      const begun = Object.fromEntries(
        Object.entries(markets).map(([name, market]) => [name, { ...market, sinceMs }]),
      );
      const stored: StoredDoubt = { ...doubt, markets: begun };
      this.doubts.restore({ kind, num, code }, namesOfDoubt(stored));
      this.#restoreGame(stored);
      this.remembered.add(stored);
    }
    this.#holdUnkept();
    this.contests.holdUnkept();
  }

  /**
   * A doubt is kept a moment after the entry that holds it, and more of them than are kept may be open: what the book
   * has as doubted stays held, and opens as a jump does.
   */
  #holdUnkept(): void {
    // What was left out of an image is held by it, and opens with the next.
    const isShrunk = this.doubts.of('feed', 0).length > 0;
    for (const [gameNum, known] of isShrunk ? [] : this.games)
      for (const [key, line] of known.isHeld ? [] : known.lines) this.#holdLine(gameNum, key, known, line);
    this.#seededDoubts.clear();
  }

  #holdLine(gameNum: number, key: string, known: GuardedGame, line: GuardedLine): void {
    const doubted = (this.#seededDoubts.get(line) ?? []).filter((market) => !line.isDoubted(market));
    for (const guarded of GUARDED_MARKETS) {
      const said = readFigures(line.said, guarded);
      if (!doubted.includes(MARKET_FIELDS[guarded].market) || !isPriced(said)) continue;
      line.setState(guarded, { ...NEW_MARKET, doubt: unkeptDoubt(said, this.#nowMs()) });
      if (!known.isOver)
        this.doubts.hold({ kind: 'game', num: gameNum, code: 'jump' }, marketName(key, guarded), UNKEPT);
    }
  }

  #restoreGame({ kind, num, code, markets, teams }: StoredDoubt): void {
    const known = kind === 'game' ? this.games.get(num) : undefined;
    if (known === undefined) return;
    if (code === 'startPassed') known.isStartDoubted = true;
    if (teams !== null) {
      known.game = { ...known.game, team1Id: teams.was.team1Id, team2Id: teams.was.team2Id };
      known.doubted = teams.said;
    }
    for (const [name, doubt] of Object.entries(markets)) {
      const market = parseMarketName(name);
      const line = market === null ? undefined : known.lines.get(market.key);
      if (market !== null) line?.setState(market.guarded, { ...NEW_MARKET, believed: doubt.believed, doubt });
    }
  }

  /** @param hasWagers whether somebody bet on it, so that no other teams may have the number */
  remember(gameNum: number, { team1Id, team2Id }: Teams, hasWagers: boolean): void {
    this.#left.delete(gameNum);
    this.#left.set(gameNum, { team1Id, team2Id, hasWagers });
    const [oldest] = this.#left.keys();
    if (this.#left.size > MOST_REMEMBERED && oldest !== undefined) this.#left.delete(oldest);
  }

  /** A game that this guard sees for the first time: under a number that it may know. */
  meet(said: Game): GuardedGame {
    const stored = this.remembered.teamsOf(said.gameNum);
    const left = this.#left.get(said.gameNum);
    // Without wagers a number that was let go of may come back as another game, though not with its sides exchanged.
    const isSameGame = left !== undefined && (left.hasWagers || judgeTeams(left, said) === 'sidesExchanged');
    const isTaken = this.remembered.isTaken(said);
    const { team1Id, team2Id } = stored?.was ?? (isSameGame && !isTaken ? left : said);
    const known = new GuardedGame({ ...said, team1Id, team2Id });
    known.doubted = stored?.said ?? null;
    known.hasWagers = left?.hasWagers === true;
    known.isStartDoubted = this.doubts.has({ kind: 'game', num: said.gameNum, code: 'startPassed' });
    this.games.set(said.gameNum, known);
    return known;
  }

  forgetGame(gameNum: number): void {
    const known = this.games.get(gameNum);
    if (known === undefined) return;
    this.games.delete(gameNum);
    this.remember(gameNum, known.game, known.hasWagers);
    this.doubts.forget('game', gameNum);
  }
}

/** What is to be shown otherwise now. */
export const showLines = (known: GuardedGame): FeedChange[] =>
  [...known.lines.values()].flatMap((line) => {
    const shown = line.showAnew(known.isHeld);
    return shown === null ? [] : [{ kind: 'line' as const, line: shown }];
  });
