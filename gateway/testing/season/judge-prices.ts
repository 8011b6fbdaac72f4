import type { Database } from '../../src/ground/database/create-database.ts';
import { judgeKept } from './combinations/judge-kept.ts';
import { judgeOffered } from '../fuzz/judge/judge-offered.ts';
import { type JudgedWager, readJudgedCustomers, readJudgedWagers } from '../fuzz/judge/read-judged.ts';
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
  return wagers.flatMap((wager) => [
    ...judgeCombined(wager, history),
    ...wager.legs.flatMap((leg) => {
      const fill = wager.filled.findLast(({ firstItem }) => firstItem <= leg.item_number);
      const atMs = fill?.atMs ?? wager.acceptedMs;
      const moment = { fromMs: atMs - EARLY_MS, toMs: atMs + LATE_MS };
      return judgeOffered(leg, wager, customers.get(wager.customer_id)!, moment, history).map(
        (what) => `${wager.ticket_number}-${wager.wager_number} (offered): ${what}`,
      );
    }),
  ]);
};

/** What was kept of combinations, by the lines of then. */
const judgeCombined = (wager: JudgedWager, history: LineHistory): string[] => {
  const { terms, legs, acceptedMs } = wager;
  if (terms?.kind !== 'combination') return [];
  const moment = { fromMs: acceptedMs - EARLY_MS, toMs: acceptedMs + LATE_MS };
  return terms.combinations.flatMap((each) =>
    judgeKept(each, legs, moment, history).map(
      (what) => `${wager.ticket_number}-${wager.wager_number} (kept): ${what}`,
    ),
  );
};
