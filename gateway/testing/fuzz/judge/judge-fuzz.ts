/**
 * The independent judge: from the stored rows, everything that was told of lines and the results, and with none of the
 * book's own rules, it works out whether each wager could be had and what every customer may have in the end.
 */
import type { Database } from '../../../src/ground/database/create-database.ts';
import { checkBalances } from '../../../src/ground/ledger/check-balances.ts';
import { readStoredSeason } from '../../season/read-stored-season.ts';
import { asPrinted, recomputeSeason } from '../../season/recompute-season.ts';
import { judgeKept } from '../../season/combinations/judge-kept.ts';
import { judgeSales } from '../../season/sales/judge-sales.ts';
import { replaySales } from '../../season/sales/replay-sales.ts';
import { collectFacts, collectTold } from '../../season/season-results.ts';
import type { FuzzGame } from '../draw-game.ts';
import type { Findings } from '../findings.ts';
import type { Placed } from '../fuzz-world.ts';
import type { LineHistory } from '../line-history.ts';
import { judgeAccounts } from './judge-accounts.ts';
import { judgeChains } from './judge-chains.ts';
import { judgeGameWins } from './judge-game-wins.ts';
import { judgeKind } from './judge-kind.ts';
import { judgeRuled } from './judge-ruled.ts';
import { judgeLimits, judgePayout } from './judge-limits.ts';
import { judgeOffered } from './judge-offered.ts';
import { type JudgedWager, readJudgedCustomers, readJudgedEntries, readJudgedWagers } from './read-judged.ts';

export interface JudgedRun {
  database: Database;
  history: LineHistory;
  games: readonly FuzzGame[];
  placed: readonly Placed[];
  /** Legs that an operator made no action, `ticket-wager-item`. */
  ruled: ReadonlySet<string>;
  findings: Findings;
}

/** When nobody here remembers placing a wager, its lines may still have counted this long after it was accepted. */
const UNSEEN_MS = 3_000;
/** Clocks are read before what they are read for. */
const EARLY_MS = 20;

/** @returns how many wagers were judged */
export const judgeFuzz = async ({
  database,
  history,
  games,
  placed,
  ruled,
  findings,
}: JudgedRun): Promise<number> => {
  const { pool } = database;
  const { wagers: stored, accounts } = await readStoredSeason(pool);
  const customers = await readJudgedCustomers(pool);
  const tickets = Map.groupBy(placed, ({ ticketNumber }) => ticketNumber);
  const openAsSent = (ticketNumber: number): number | undefined =>
    tickets.get(ticketNumber)?.find(({ request }) => request.filling === null)?.request.openSpots;
  const left = await readJudgedWagers(pool, stored, openAsSent);
  // What sales left of a wager says nothing of how it was placed.
  const wagers = left.map((wager) => ({
    ...wager,
    ...asPrinted(wager, replaySales(wager).printed),
  })) as JudgedWager[];
  const byName = new Map(wagers.map((wager) => [nameOf(wager), wager]));

  const blame = (
    kind: string,
    { ticket_number: ticket, wager_number: number }: JudgedWager,
    what: string,
  ): void => {
    const requests = (tickets.get(ticket) ?? []).map(({ request }) => request);
    // Figures differ from wager to wager; what is wrong is the same.
    findings.add(
      `${kind}: ${what.replaceAll(/-?\d[\d.]*/g, '#')}`,
      `${ticket}-${number}: ${what}`,
      JSON.stringify(requests),
    );
  };

  for (const wager of wagers) {
    const customer = customers.get(wager.customer_id)!;
    for (const what of judgeKind(wager, customer)) blame('kind', wager, what);
    for (const what of judgePayout(wager, customer)) blame('payout', wager, what);
    for (const what of judgeChains(wager, customer, byName)) blame('chain', wager, what);
    const known = tickets.get(wager.ticket_number) ?? [];
    for (const leg of wager.legs) {
      const fill = wager.filled.findLast(({ firstItem }) => firstItem <= leg.item_number);
      const atMs = fill?.atMs ?? wager.acceptedMs;
      const answered = known.find(
        ({ request, toMs, fromMs }) =>
          fromMs - EARLY_MS <= atMs &&
          toMs >= atMs &&
          request.items.some(({ itemId }) => itemId === leg.item_id),
      );
      const moment = { fromMs: atMs - EARLY_MS, toMs: answered?.toMs ?? atMs + UNSEEN_MS };
      for (const what of judgeOffered(leg, wager, customer, moment, history)) blame('offered', wager, what);
    }
    if (wager.terms?.kind === 'combination') {
      const answered = known[0]?.toMs ?? wager.acceptedMs + UNSEEN_MS;
      const moment = { fromMs: wager.acceptedMs - EARLY_MS, toMs: answered };
      for (const each of wager.terms.combinations)
        for (const what of judgeKept(each, wager.legs, moment, history)) blame('kept', wager, what);
    }
  }
  // What was sold makes room. When it was isn't looked at: limits are judged by what is left.
  for (const [id, own] of Map.groupBy(left, ({ customer_id: customerId }) => customerId))
    for (const { wager, what } of judgeLimits(own, customers.get(id)!, history)) blame('limit', wager, what);
  for (const own of Map.groupBy(left, ({ customer_id: customerId }) => customerId).values())
    for (const { wager, what } of judgeGameWins(own)) blame('limit', wager, what);
  for (const what of judgeAccounts(await readJudgedEntries(pool), customers))
    findings.add('money that was not there', what);
  const money = [
    ...recomputeSeason(stored, accounts, { ...collectFacts(games), ruled }),
    ...judgeSales(stored, collectTold(games), history, ruled),
    ...judgeRuled(stored, ruled),
  ];
  for (const what of money) {
    const [, ticket, number] = /^(\d+)-(\d+) /.exec(what) ?? [];
    const wager = byName.get(`${ticket}-${number}`);
    if (wager === undefined) findings.add('balance', what);
    else blame('money', wager, what.replace(/^\d+-\d+ /, ''));
  }
  for (const { check, customerId, detail } of await checkBalances(pool))
    findings.add(`books: ${check}`, `${customerId} ${JSON.stringify(detail)}`);
  return wagers.length;
};

const nameOf = ({ ticket_number: ticket, wager_number: wager }: JudgedWager): string => `${ticket}-${wager}`;
