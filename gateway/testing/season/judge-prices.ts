import type { Database } from '../../src/ground/database/create-database.ts';
import { judgeOffered } from '../fuzz/judge/judge-offered.ts';
import { readJudgedCustomers, readJudgedWagers } from '../fuzz/judge/read-judged.ts';
import type { LineHistory } from '../fuzz/line-history.ts';
import type { StoredSeasonWager } from './read-stored-season.ts';

/** Clocks are read before what they are read for. */
const EARLY_MS = 20;
/** This long after a ticket was accepted its lines may still have been looked at. */
const LATE_MS = 3_000;

/** @returns one line for each leg whose price, by all that was told of its line, could not be had when it was taken */
export const judgePrices = async (
  { pool }: Database,
  stored: readonly StoredSeasonWager[],
  history: LineHistory,
): Promise<string[]> => {
  const customers = await readJudgedCustomers(pool);
  // How many places were left empty at first says nothing about prices.
  const wagers = await readJudgedWagers(pool, stored, () => 0);
  return wagers.flatMap((wager) =>
    wager.legs.flatMap((leg) => {
      const fill = wager.filled.findLast(({ firstItem }) => firstItem <= leg.item_number);
      const atMs = fill?.atMs ?? wager.acceptedMs;
      const moment = { fromMs: atMs - EARLY_MS, toMs: atMs + LATE_MS };
      return judgeOffered(leg, wager, customers.get(wager.customer_id)!, moment, history).map(
        (what) => `${wager.ticket_number}-${wager.wager_number} (offered): ${what}`,
      );
    }),
  );
};
