import type { HistoricalGame } from '../../src/feeds/replay/historical-game.ts';
import { readHistoryFile } from '../../src/feeds/replay/read-history-file.ts';
import { createSeasonGame, type SeasonGame } from './season-game.ts';

/**
 * The games of all files, side by side: each file's in its own order, spread evenly over the season, whatever years they are of.
 *
 * @param rounds how often the files are played, for samples of a few games
 * @throws Error that names the file that can't be read
 */
export const readSeasonGames = async (files: readonly string[], rounds: number): Promise<SeasonGame[]> => {
  const places: Array<{ played: HistoricalGame; place: number }> = [];
  for (const file of files) {
    const read = await readHistoryFile(file, null);
    if (!read.ok) throw new Error(`${file}: ${read.mistake}`);
    const games = read.history.games.toSorted((a, b) => a.kickoffMs - b.kickoffMs);
    for (let round = 0; round < rounds; round += 1)
      for (const [at, played] of games.entries())
        places.push({ played, place: round + (at + 0.5) / games.length });
  }
  const kickOffMs = Date.now() + 86_400_000;
  return places
    .toSorted((a, b) => a.place - b.place)
    .map(({ played }, at) => createSeasonGame(played, at, kickOffMs));
};
