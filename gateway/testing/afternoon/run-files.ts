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

/** Openings, each next move of all games together, and closings. */
const stepsOf = (games: readonly SeasonGame[]): Row[][] => {
  const most = Math.max(...games.map(({ moves }) => moves.length));
  const moves = Array.from({ length: most }, (_, at) =>
    games.flatMap((game) => (game.moves[at]?.lines ?? []).map(rowOf)),
  );
  return [
    games.flatMap(({ opening }) => opening.lines.map(rowOf)),
    ...moves,
    games.flatMap(({ closing }) => closing.lines.map(rowOf)),
  ];
};
