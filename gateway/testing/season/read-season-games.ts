import { basename } from 'node:path';
import type { HistoricalGame } from '../../src/feeds/replay/historical-game.ts';
import { readHistoryFile } from '../../src/feeds/replay/read-history-file.ts';
import { createSeasonGame, type SeasonGame } from './season-game.ts';

/**
 * The games of all files, side by side: each file's in its own order, spread evenly over the season, whatever years they are of.
 *
 * @param rounds how often the files are played, for samples of a few games
 * @param most of each file, spread evenly over it
 * @returns also the files that can't be read, and why
 * @throws Error when none can be read
 */
export const readSeasonGames = async (
  files: readonly string[],
  rounds: number,
  most = Infinity,
): Promise<{ games: SeasonGame[]; leftOut: string[] }> => {
  const places: Array<{ played: HistoricalGame; place: number }> = [];
  const leftOut: string[] = [];
  for (const file of files) {
    const read = await readHistoryFile(file, null);
    if (!read.ok) {
      leftOut.push(`${basename(file)}: ${read.mistake}`);
      continue;
    }
    const all = read.history.games.toSorted((a, b) => a.kickoffMs - b.kickoffMs);
    const step = Math.max(1, all.length / most);
    const games = all.filter((_game, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
    for (let round = 0; round < rounds; round += 1)
      for (const [at, played] of games.entries())
        places.push({ played, place: round + (at + 0.5) / games.length });
  }
  if (places.length === 0) throw new Error(`no file can be read: ${leftOut.join(', ')}`);
  const kickOffMs = Date.now() + 86_400_000;
  const games = places
    .toSorted((a, b) => a.place - b.place)
    .map(({ played }, at) => createSeasonGame(played, at, kickOffMs));
  return { games, leftOut };
};
