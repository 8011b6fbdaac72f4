import type { FeedChange } from '@lineboard/domain/feed/feed-change';
import { GUARDED_MARKETS, isPriced, readFigures } from '@lineboard/domain/guards/market-figures';
import type { Game } from '@lineboard/domain/line/game';
import type { FeedLine } from '../timeline/timeline-entity.ts';
import { ContestGuard } from './contest-guard.ts';
import type { StoredDoubt } from './doubt.ts';
import type { FeedGuardParts } from './guarded.ts';
import { GuardedGame } from './guarded-game.ts';
import { GuardedLine } from './guarded-line.ts';
import { NEW_MARKET } from './judge-market.ts';
import { judgeTeams } from './judge-teams.ts';
import { parseMarketName } from './market-name.ts';
import { OpenDoubts } from './open-doubts.ts';
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

  constructor({ guards, listener, nowMs }: FeedGuardParts) {
    this.doubts = new OpenDoubts(listener);
    this.contests = new ContestGuard(guards, this.doubts, this.remembered, nowMs);
  }

  /** What the book has of the feed when the guard begins: believed, as long as no doubt is restored over it. */
  seed(game: Game, lines: readonly FeedLine[]): void {
    const known = new GuardedGame(game);
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
    }
    this.games.set(game.gameNum, known);
  }

  restore(open: readonly StoredDoubt[], believed: readonly StoredDoubt[]): void {
    for (const doubt of believed) this.remembered.believe(doubt);
    for (const doubt of open) {
      const { kind, num, code, markets, teams } = doubt;
      this.doubts.restore({ kind, num, code }, teams === null ? Object.keys(markets) : ['']);
      this.#restoreGame(doubt);
      this.remembered.add(doubt);
    }
  }

  #restoreGame({ kind, num, markets, teams }: StoredDoubt): void {
    const known = kind === 'game' ? this.games.get(num) : undefined;
    if (known === undefined) return;
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
