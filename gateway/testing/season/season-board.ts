import type { ContestLine } from '@lineboard/domain/line/contest-line';
import type { Game } from '@lineboard/domain/line/game';
import type { GameLine } from '@lineboard/domain/line/game-line';
import type { WagerPick } from '@lineboard/domain/pick/pick';
import type { Quote } from '@lineboard/domain/quote/quote';
import type { BalancedMover } from '../two-gateways/balanced-mover.ts';
import type { SeasonGame } from './season-game.ts';
import { createMark, waitForMark } from './all-gateways.ts';
import { outcomeOfContest, resultAt, type Telling } from './season-results.ts';

/** The line mover's own board: what it told the gateway, and so what a page shows. */
export interface SeasonBoard {
  /** As a page has it; its version is the gateway's to know. */
  quote(pick: WagerPick): Quote | null;
  lines(gameNum: number): readonly GameLine[];
  open(games: readonly SeasonGame[]): Promise<void>;
  /** Lines and listed pitchers as they were at the end. */
  close(games: readonly SeasonGame[]): Promise<void>;
  /** Nothing can be bet on any more; the lines stay known. */
  takeDown(games: readonly SeasonGame[]): Promise<void>;
  /** What is said of them then. @returns how many had something to say */
  tell(games: readonly SeasonGame[], telling: Telling): Promise<number>;
}

type Rows = Record<string, object>;

/** @param origins gateways that must all have read what was put before it is played on */
export const createSeasonBoard = (
  mover: Pick<BalancedMover, 'put'>,
  origins: readonly string[] = [],
): SeasonBoard => {
  let marks = 0;
  const games = new Map<number, Game>();
  const lines = new Map<number, GameLine[]>();
  const contests = new Map<string, ContestLine>();

  const put = async (rows: Rows[]): Promise<void> => {
    marks += 1;
    const mark = createMark(marks);
    await mover.put(Object.assign({}, ...rows, mark.rows) as Rows);
    await waitForMark(origins, mark.text);
  };
  const putGame = ({ game, lines: ofGame }: SeasonGame['opening']): Rows => {
    games.set(game.gameNum, game);
    lines.set(game.gameNum, ofGame);
    return Object.assign({}, createGameRow(game), ...ofGame.map(createLineRow)) as Rows;
  };
  const putContests = (changed: readonly ContestLine[]): Rows => {
    for (const line of changed) contests.set(`${line.contestNum}.${line.contestantNum}`, line);
    return Object.assign({}, ...changed.map(createContestRow)) as Rows;
  };

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
    open: (opened) =>
      put(opened.map((game) => ({ ...putGame(game.opening), ...putContests(game.contest ?? []) }))),
    close: (closed) => put(closed.map((game) => putGame(game.closing))),
    takeDown: (over) =>
      put(
        over.map(({ closing, contest }) => ({
          ...putGame({ ...closing, lines: closing.lines.map((line) => ({ ...line, disabled: true })) }),
          ...putContests((contest ?? []).map((line) => ({ ...line, disabled: true }))),
        })),
      ),
    tell: async (over, telling) => {
      const rows = over.flatMap((game) => {
        const { gameNum, contest, starters } = game;
        const result = resultAt(game, telling);
        if (result === null) return [];
        const [startingPitcher1, startingPitcher2] = starters;
        const score = { kind: 'score', gameNum, ...result, startingPitcher1, startingPitcher2 };
        const decided = (contest ?? []).map((line) => ({
          ...line,
          disabled: true,
          ...outcomeOfContest(result, line),
        }));
        return [{ [`score ${gameNum}`]: score, ...putContests(decided) }];
      });
      if (rows.length > 0) await put(rows);
      return rows.length;
    },
  };
};

const createGameRow = ({ feedId: _, ...game }: Game): Rows => ({
  [`game ${game.gameNum}`]: { kind: 'game', ...game },
});

const createLineRow = ({ version: _, ...line }: GameLine): Rows => ({
  [`line ${line.gameNum}.${line.periodNumber}`]: { kind: 'line', ...line },
});

const createContestRow = ({ version: _, feedId: _feedId, ...line }: ContestLine): Rows => ({
  [`contest ${line.contestNum}.${line.contestantNum}`]: { kind: 'contestLine', ...line },
});
