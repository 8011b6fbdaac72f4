import { findFinals } from './files/find-finals.ts';
import { readPlays } from './files/read-plays.ts';
import type { SeasonPlay } from './files/season-play.ts';
import { createPlayedGame, type SeasonGame } from './season-game.ts';

/**
 * The games of all files, side by side: each file's in its own order, spread evenly over the season, whatever years
 * they are of.
 *
 * @param rounds how often the files are played, for samples of a few games
 * @param most of each file, spread evenly over it
 * @returns also what isn't played and why, one line each
 * @throws Error when nothing can be played
 */
export const readSeasonGames = (
  files: readonly string[],
  rounds: number,
  most = Infinity,
): { games: SeasonGame[]; notes: string[] } => {
  const read = readPlays(files);
  const { plays, notes } = findFinals(read.plays, 1);
  const places: Array<{ play: SeasonPlay; place: number }> = [];
  for (const all of Map.groupBy(plays, ({ file }) => file).values()) {
    const step = Math.max(1, all.length / most);
    const some = all.filter((_play, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
    for (let round = 0; round < rounds; round += 1)
      for (const [at, play] of some.entries()) places.push({ play, place: round + (at + 0.5) / some.length });
  }
  if (places.length === 0) throw new Error(`nothing can be played: ${read.notes.join(', ')}`);
  const kickOffMs = Date.now() + 86_400_000;
  const games = places
    .toSorted((a, b) => a.place - b.place)
    .map(({ play }, at) => createPlayedGame(play, at, kickOffMs + at * 60_000));
  return { games, notes: [...read.notes, ...notes] };
};
