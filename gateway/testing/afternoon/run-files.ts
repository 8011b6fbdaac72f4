import { impliedChance } from '@lineboard/domain/guards/chances';
import type { GameLine } from '@lineboard/domain/line/game-line';
import { readSeasonGames } from '../season/read-season-games.ts';
import type { SeasonGame } from '../season/season-game.ts';
import { openMoverDesk } from './mover-desk.ts';
import type { MovesResult } from './run-moves.ts';
import type { Row } from './mover-rows.ts';

/** Between two moves that a file has of a game: they are of one day. */
const BETWEEN_MS = 600_000;
const AGAIN_MS = 12_000;
const AT_A_TIME = 100;

const rowOf = ({ version: _, ...line }: GameLine): Row => ({ kind: 'line', ...line });

/** What the files' games moved through, from opening to closing: all of it is right. What is held is said again. */
export const runFiles = async (files: readonly string[]): Promise<MovesResult> => {
  const { games } = readSeasonGames(files, 1);
  const own = games.filter(({ isGame }) => isGame);
  const desk = await openMoverDesk(Date.now());
  const result: MovesResult = { rows: 0, held: [], longestHoldMs: 0 };
  const say = async (some: readonly SeasonGame[], rows: readonly Row[]): Promise<void> => {
    const { held } = await desk.push(rows);
    result.rows += rows.filter(({ kind }) => kind === 'line').length;
    if (held.length === 0) return;
    for (const { row, code, reason } of held) {
      const sport = some.find(({ gameNum }) => gameNum === rows[row]?.['gameNum'])?.played.sportType;
      result.held.push(`${sport} period ${String(rows[row]?.['periodNumber'])}: ${code} ${reason}`);
    }
    desk.nowMs += AGAIN_MS;
    const again = await desk.push(rows);
    if (again.held.length < held.length) result.longestHoldMs = Math.max(result.longestHoldMs, AGAIN_MS);
    if (again.held.some(({ code }) => code === 'jump')) result.longestHoldMs = Number.POSITIVE_INFINITY;
  };
  await desk.push([], true);
  for (let at = 0; at < own.length; at += AT_A_TIME) {
    const some = own.slice(at, at + AT_A_TIME);
    const gameRows = some.map(
      ({
        opening: {
          game: { feedId: _, correlation: _links, ...game },
        },
      }) => ({
        kind: 'game',
        ...game,
        correlation: [],
        gameDateTimeMs: desk.nowMs + 365 * 86_400_000 + game.gameNum * 60_000,
      }),
    );
    for (let row = 0; row < gameRows.length; row += 500) await desk.push(gameRows.slice(row, row + 500));
    for (const steps of stepsOf(some)) {
      desk.nowMs += BETWEEN_MS;
      for (let row = 0; row < steps.length; row += 500) await say(some, steps.slice(row, row + 500));
    }
    for (const { gameNum } of some) await desk.push([{ kind: 'removeGame', gameNum }]);
  }
  await desk.close();
  return result;
};

/** A day's move comes in so many rows, not in one. */
const ROWS_OF_DAY = 8;

/** The games' own lines as their files have them: opening, each next move, and the way from there to the closing. */
const stepsOf = (games: readonly SeasonGame[]): Row[][] => {
  const paths = games.map(({ opening, moves, closing }) => {
    const told = [opening.lines[0]!, ...moves.flatMap(({ lines }) => lines.slice(0, 1))];
    const [last, close] = [told.at(-1)!, closing.lines[0]!];
    return [
      ...told,
      ...Array.from({ length: ROWS_OF_DAY }, (_, at) => between(last, close, (at + 1) / ROWS_OF_DAY)),
    ];
  });
  const most = Math.max(...paths.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => paths.flatMap((path) => path.slice(at, at + 1).map(rowOf)));
};

const POINTS = ['spread1', 'spread2', 'totalPoints'] as const;
const PRICES = ['spreadAdj1', 'spreadAdj2', 'moneyLine1', 'moneyLine2', 'ttlPtsAdj1', 'ttlPtsAdj2'] as const;

const priceOf = (chance: number): number =>
  Math.abs(chance - 0.5) < 0.001
    ? -100
    : Math.round(chance > 0.5 ? (-100 * chance) / (1 - chance) : (100 * (1 - chance)) / chance);

/** A line on its way from one to the other: points by halves, prices by their chances. */
const between = (from: GameLine, to: GameLine, share: number): GameLine => {
  if (share === 1) return to;
  const line = { ...to };
  for (const field of POINTS) {
    const [one, two] = [from[field], to[field]];
    if (one !== null && two !== null) line[field] = Math.round((one + (two - one) * share) * 2) / 2 + 0;
  }
  if (line.spread1 !== null) line.spread2 = 0 - line.spread1;
  for (const field of PRICES) {
    const [one, two] = [from[field], to[field]];
    if (one === null || two === null) continue;
    line[field] = priceOf(impliedChance(one) + (impliedChance(two) - impliedChance(one)) * share);
  }
  return line;
};
