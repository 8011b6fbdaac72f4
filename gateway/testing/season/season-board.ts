import { isDeepStrictEqual } from 'node:util';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { BalancedMover } from '../two-gateways/balanced-mover.ts';
import type { SeasonGame } from './season-game.ts';
import { outcomeOfContest, resultAt, type Telling } from './season-results.ts';

/** The line mover's own board: what it told the gateway, and so what a page shows. */
export interface SeasonBoard {
  /** As a page has it; its version is the gateway's to know. */
  quote(pick: WagerPick): Quote | null;
  lines(gameNum: number): readonly GameLine[];
  /** The game's contests as they are. */
  contest(game: SeasonGame): readonly ContestLine[];
  open(games: readonly SeasonGame[]): Promise<void>;
  /** The next thing that moved in each of them. @returns how many there were */
  advance(games: readonly SeasonGame[]): Promise<number>;
  /** Lines and listed pitchers as they were at the end. */
  close(games: readonly SeasonGame[]): Promise<void>;
  /** Nothing can be bet on any more; the lines stay known. */
  takeDown(games: readonly SeasonGame[]): Promise<void>;
  /** What is said of them then. @returns how many had something to say */
  tell(games: readonly SeasonGame[], telling: Telling): Promise<number>;
  /** They leave the book: a feed holds so much and no more. */
  remove(games: readonly SeasonGame[]): Promise<void>;
}

type Rows = Record<string, object>;

export const createSeasonBoard = (mover: Pick<BalancedMover, 'put'>): SeasonBoard => {
  /** Moves told of each game. */
  const moved = new Map<number, number>();
  const games = new Map<number, Game>();
  const lines = new Map<number, GameLine[]>();
  const contests = new Map<string, ContestLine>();

  const put = (rows: Rows[], gone: string[] = []): Promise<void> =>
    mover.put(Object.assign({}, ...rows) as Rows, gone);
  const putLines = (gameNum: number, ofGame: GameLine[]): Rows => {
    lines.set(gameNum, ofGame);
    return Object.assign({}, ...ofGame.map(createLineRow)) as Rows;
  };
  const putGame = ({ isGame }: SeasonGame, { game, lines: ofGame }: SeasonGame['opening']): Rows => {
    if (!isGame) return {};
    games.set(game.gameNum, game);
    return { ...createGameRow(game), ...putLines(game.gameNum, ofGame) };
  };
  const putContests = (changed: readonly ContestLine[]): Rows => {
    for (const line of changed) contests.set(keyOf(line), line);
    return Object.assign({}, ...changed.map(createContestRow)) as Rows;
  };

  const standing = (game: SeasonGame): ContestLine[] =>
    game.contest.map((line) => contests.get(keyOf(line)) ?? line);

  return {
    quote: (pick) => {
      if (pick.type === 'C') {
        const line = contests.get(`${pick.contestNum}.${pick.contestantNum}`);
        return line === undefined ? null : { type: 'C', line, feedUp: true };
      }
      const game = games.get(pick.gameNum);
      const line = lines.get(pick.gameNum)?.find(({ periodNumber }) => periodNumber === pick.periodNumber);
      return game === undefined || line === undefined ? null : { type: 'G', game, line, feedUp: true };
    },
    lines: (gameNum) => lines.get(gameNum) ?? [],
    contest: standing,
    open: (opened) =>
      put(opened.map((game) => ({ ...putGame(game, game.opening), ...putContests(game.contest) }))),
    advance: async (some) => {
      const rows = some.flatMap((game): Rows[] => {
        const { gameNum } = game;
        const at = moved.get(gameNum) ?? 0;
        const move = game.moves[at];
        if (move === undefined) return [];
        moved.set(gameNum, at + 1);
        // What is there already isn't said again.
        const changed = move.contest.filter((line) => !isDeepStrictEqual(line, contests.get(keyOf(line))));
        return [{ ...(move.lines.length > 0 && putLines(gameNum, move.lines)), ...putContests(changed) }];
      });
      if (rows.length > 0) await put(rows);
      return rows.length;
    },
    close: (closed) => put(closed.map((game) => putGame(game, game.closing))),
    takeDown: (over) =>
      put(
        over.map((game) => ({
          ...putGame(game, {
            game: begunGame(game.closing.game),
            lines: game.closing.lines.map((line) => ({ ...line, disabled: true })),
          }),
          ...putContests(standing(game).map((line) => ({ ...line, disabled: true }))),
        })),
      ),
    tell: async (over, telling) => {
      const rows = over.flatMap((game) => {
        const { gameNum, isGame, starters } = game;
        const result = resultAt(game, telling);
        if (result === null) return [];
        const [startingPitcher1, startingPitcher2] = starters;
        const score = { kind: 'score', gameNum, ...result, startingPitcher1, startingPitcher2 };
        // A feed says that the wrong winner lost before it names another one (docs/feed-push.md).
        const decided = standing(game)
          .map((line) => ({ ...line, disabled: true, ...outcomeOfContest(game, result, line) }))
          .toSorted((one, other) => Number(one.outcome === 'W') - Number(other.outcome === 'W'));
        const winners = Map.groupBy(decided.filter(isPlainWin), ({ contestNum }) => contestNum);
        const told = decided.map((line) => ({ ...line, winners: winners.get(line.contestNum)?.length ?? 1 }));
        return [{ ...(isGame && { [`score ${gameNum}`]: score }), ...putContests(told) }];
      });
      if (rows.length > 0) await put(rows);
      return rows.length;
    },
    remove: async (over) => {
      const gone = over.flatMap((game) => [
        ...(game.isGame ? [`game ${game.gameNum}`, `score ${game.gameNum}`] : []),
        ...(lines.get(game.gameNum) ?? []).map(nameOfLine),
        ...game.contest.map(nameOfContest),
      ]);
      const rows = over.map((game) => ({
        ...(game.isGame && { [`remove ${game.gameNum}`]: { kind: 'removeGame', gameNum: game.gameNum } }),
        ...(Object.fromEntries(
          game.contest.map(({ contestNum, store }) => [
            `remove contest ${contestNum}`,
            { kind: 'removeContest', contestNum, store },
          ]),
        ) as Rows),
      }));
      await put(rows, [...gone, ...rows.flatMap((each) => Object.keys(each))]);
      for (const game of over) {
        games.delete(game.gameNum);
        lines.delete(game.gameNum);
        for (const line of game.contest) contests.delete(keyOf(line));
      }
    },
  };
};

/** A game that is over has begun, and after everything that was bet on it (HR-82). */
const begunGame = (game: Game): Game => ({
  ...game,
  gameDateTimeMs: Math.min(game.gameDateTimeMs, Date.now()),
});

const isPlainWin = ({ outcome, tied }: ContestLine): boolean => outcome === 'W' && tied === null;

const keyOf = ({ contestNum, contestantNum }: ContestLine): string => `${contestNum}.${contestantNum}`;
const nameOfLine = ({ gameNum, periodNumber }: GameLine): string => `line ${gameNum}.${periodNumber}`;
const nameOfContest = (line: ContestLine): string => `contest ${keyOf(line)}`;

const createGameRow = ({ feedId: _, ...game }: Game): Rows => ({
  [`game ${game.gameNum}`]: { kind: 'game', ...game },
});

const createLineRow = ({ version: _, doubtedMarkets: _doubts, ...line }: GameLine): Rows => ({
  [`line ${line.gameNum}.${line.periodNumber}`]: { kind: 'line', ...line },
});

const createContestRow = ({
  version: _,
  feedId: _feedId,
  doubted: _doubted,
  ...line
}: ContestLine): Rows => ({
  [`contest ${line.contestNum}.${line.contestantNum}`]: { kind: 'contestLine', ...line },
});
