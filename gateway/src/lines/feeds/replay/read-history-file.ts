import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ParsedHistory } from './historical-game.ts';
import { type HistoryMistake, parseHistory } from './parse-history.ts';

export type ReadHistoryResult =
  | { ok: true; history: ParsedHistory }
  | { ok: false; mistake: HistoryMistake | 'fileUnreadable' };

/** The season of a file without years, when its name has one: `nhl_2021_22.csv` → 2021. */
export const seasonOfName = (path: string): number | null => {
  const [, year] = /(?:^|\D)((?:19|20)\d\d)(?=\D|$)/.exec(basename(path)) ?? [];
  return year === undefined ? null : Number(year);
};

/** @param season as chosen by the operator; null: the file's name may tell it */
export const readHistoryFile = async (path: string, season: number | null): Promise<ReadHistoryResult> => {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return { ok: false, mistake: 'fileUnreadable' };
  }
  return parseHistory(text, season ?? seasonOfName(path));
};
