import type { ItemRuling } from '@lineboard/domain/books/open-bets/item-ruling.schema';
import type { HalfResult } from '@lineboard/domain/ground/result/straight-result';
import type pg from 'pg';
import type { Database } from '../../ground/database/create-database.ts';
import { formatLegResult } from '../wagers/leg-result-text.ts';
import { readWagers, selectWagersOf, type StoredItem, type StoredWager } from '../wagers/stored-wager.ts';
import { decideWager } from './decide-wager.ts';
import { gradeChainIn, holdChain, isChained } from './grade-chain.ts';
import type { GradedWager, GradeOptions } from './graded-wager.ts';
import { postOutcome } from './post-outcome.ts';

export type WagerRef = Pick<StoredWager, 'ticket_number' | 'wager_number'>;

/** The operator's decision on a leg; null: the game's result decides again. */
export type Decision = HalfResult | null;

/** Why, where the house rules name it (HR-81 to HR-85). */
export type Ruling = ItemRuling;

/** Lower than every version of a game's result. */
const NO_VERSION = 0;

const WITHOUT_RULING = {
  ruling: null,
  ruled_price: null,
  ruled_line: null,
  ruled_by: null,
  ruled_ticket: null,
};

const decideItem = (
  item: StoredItem,
  decision: Decision,
  ruling: Ruling | null,
  bookMs: number,
): StoredItem => ({
  ...item,
  // What is paid already isn't taken back to be paid again.
  ...(ruling?.kind === 'onTime' && item.result !== null ? {} : describeDecision(decision, bookMs)),
  ...(ruling === null
    ? WITHOUT_RULING
    : {
        ruling: ruling.kind,
        ruled_price: ruling.price,
        ruled_line: ruling.line,
        ruled_by: ruling.by,
        ruled_ticket: ruling.ticketNumber,
      }),
});

const describeDecision = (decision: Decision, bookMs: number): Partial<StoredItem> => ({
  decided_by_operator: decision !== null,
  result: decision === null ? null : formatLegResult([decision, decision]),
  result_version: decision === null ? null : NO_VERSION,
  tied: null,
  places: null,
  settled_price: null,
  graded_book_ms: decision === null ? null : bookMs,
  ...(decision === null && { score1: null, score2: null }),
});

const isDecided = (item: StoredItem, decision: Decision, ruling: Ruling | null): boolean => {
  const isRuled =
    item.ruling === (ruling?.kind ?? null) &&
    item.ruled_price === (ruling?.price ?? null) &&
    item.ruled_line === (ruling?.line ?? null) &&
    item.ruled_ticket === (ruling?.ticketNumber ?? null);
  if (!isRuled) return false;
  return decision === null
    ? !item.decided_by_operator
    : item.decided_by_operator && item.result === formatLegResult([decision, decision]);
};

/** A wager that is no action as a whole waits for no further legs, until that is taken back. */
const moveOpenSpots = (stored: StoredWager, decision: Decision): Partial<StoredWager> => {
  const { open_spots: spots, void_open_spots: spotsBefore } = stored;
  if (decision === 'X' && spots > 0)
    return {
      open_spots: 0,
      fill_deadline_book_ms: null,
      void_open_spots: spots,
      void_fill_deadline_book_ms: stored.fill_deadline_book_ms,
    };
  if (decision !== null || spotsBefore === null) return {};
  return {
    open_spots: spotsBefore,
    fill_deadline_book_ms: stored.void_fill_deadline_book_ms,
    void_open_spots: null,
    void_fill_deadline_book_ms: null,
  };
};

/**
 * Decides legs of a wager as an operator says, and the wager again from all its legs, in the caller's transaction
 * (HR-41: what was graded is reversed whole). What is told of the games changes nothing on these legs until the
 * decision is taken back; then the next sweep of grading takes it up.
 *
 * @param itemNumber null: all legs
 * @returns what was written, the wagers that hang on it among it; empty when nothing changed; null without such a wager
 */
export const decideByOperator = async (
  client: pg.PoolClient,
  database: Pick<Database, 'kysely'>,
  ref: WagerRef,
  {
    itemNumber,
    decision,
    ruling = null,
    now,
  }: { itemNumber: number | null; decision: Decision; ruling?: Ruling | null; now: GradeOptions['now'] },
): Promise<GradedWager[] | null> => {
  const bookMs = Math.round(now.bookMs);
  const change = (stored: StoredWager): StoredWager | null => {
    if (stored.ticket_number !== ref.ticket_number || stored.wager_number !== ref.wager_number) return null;
    const items = stored.items.map((item) =>
      (itemNumber === null || item.item_number === itemNumber) && !isDecided(item, decision, ruling)
        ? decideItem(item, decision, ruling, bookMs)
        : item,
    );
    if (items.every((item, at) => item === stored.items[at])) return null;
    return { ...stored, items, ...(itemNumber === null && moveOpenSpots(stored, decision)) };
  };
  await holdChain(client, ref);
  const [before] = await readWagers(client, selectWagersOf(database.kysely, [ref]));
  if (before === undefined || (itemNumber !== null && before.items[itemNumber - 1] === undefined))
    return null;
  if (isChained(before)) {
    for (;;) {
      const done = await gradeChainIn(client, database, ref, { change, now });
      if (done !== null) return done;
    }
  }
  const after = change(before);
  if (after === null) return [];
  const outcome = decideWager(after, null);
  const posted = await postOutcome(client, before, after, outcome, now);
  if (posted === 'stale') throw new Error('a wager changed under its own lock');
  return [{ before, outcome, ...posted }];
};
