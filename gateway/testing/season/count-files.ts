import type { StoredSeasonWager } from './read-stored-season.ts';
import type { SeasonGame } from './season-game.ts';

/** What a file's games saw. A ticket or wager on games of several files is counted for each of them. */
export interface FileCount {
  file: string;
  games: number;
  /** Lines that moved between opening and closing, and contests' prices. */
  moves: number;
  contestants: number;
  tickets: number;
  wagers: number;
  differences: number;
}

/** @param differences each begins with its wager, `7-1 (parlay): …` */
export const countFiles = (
  games: readonly SeasonGame[],
  wagers: readonly StoredSeasonWager[],
  differences: readonly string[],
): FileCount[] => {
  const files = new Map<string, FileCount & { seen: Set<number> }>();
  const fileOf = new Map<string, string>();
  for (const { file, gameNum, contest, moves } of games) {
    const count = files.get(file) ?? {
      file,
      games: 0,
      moves: 0,
      contestants: 0,
      tickets: 0,
      wagers: 0,
      differences: 0,
      seen: new Set<number>(),
    };
    files.set(file, count);
    count.games += 1;
    count.moves += moves.length;
    count.contestants += contest.length;
    fileOf.set(`game ${gameNum}`, file);
    for (const { contestNum } of contest) fileOf.set(`contest ${contestNum}`, file);
  }
  const different = Map.groupBy(differences, (what) => what.slice(0, what.indexOf(' ')));
  for (const { ticket_number: ticket, wager_number: number, legs } of wagers) {
    const names = legs.map((leg) =>
      leg.pick_type === 'C' ? `contest ${leg.contest_num}` : `game ${leg.game_num}`,
    );
    for (const file of new Set(names.map((name) => fileOf.get(name) ?? ''))) {
      const count = files.get(file);
      if (count === undefined) throw new Error(`ticket ${ticket} is on a game of no file`);
      count.seen.add(ticket);
      count.wagers += 1;
      count.differences += different.get(`${ticket}-${number}`)?.length ?? 0;
    }
  }
  return [...files.values()].map(({ seen, ...count }) => ({ ...count, tickets: seen.size }));
};
