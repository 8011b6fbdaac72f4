/**
 * Keeps a restored book from assigning numbers twice. The book went on after the backup: customers and providers got
 * numbers, and it is unknown how many. So each sequence continues above all numbers that can have been assigned.
 */
import type pg from 'pg';
import type { LastNumber } from './manifest.ts';
import { readBookSequences } from './read-book-tables.ts';
import type { Leap } from '../../ground/database/leap.ts';
import { FEED_KINDS } from '../../lines/feeds/feed-kinds.ts';
import { LEAP_OVERRIDE_REVISION } from '../../lines/feeds/overrides/leap-revision.ts';
import { LEAP_TRANSLATION_VERSION } from '../../words/translations/leap-version.ts';

/** Numbers of rows that only the book's own tables, pages and providers use: two or more for each bet. */
const OF_ROWS: Leap = { perSecond: 10_000, least: 1_000_000, round: 1_000_000 };

const LEAPS: Readonly<Record<string, Leap>> = {
  ticket_number_seq: { perSecond: 2_000, least: 1_000_000, round: 1_000_000 },
  // Each new customer costs the gateway a tenth of a second for the password.
  customer_number: { perSecond: 50, least: 10_000, round: 10_000 },
  ...Object.assign({}, ...FEED_KINDS.map(({ sequences }) => sequences)),
};

/** The next number: above `last` and everything that can have been assigned in this time. */
export const leapFrom = (name: string, last: number, elapsedMs: number): number => {
  const { perSecond, least, round } = LEAPS[name] ?? OF_ROWS;
  const room = Math.max(least, Math.ceil((Math.max(0, elapsedMs) / 1000) * perSecond));
  return Math.ceil((last + room) / round) * round;
};

/** The margin above the known last number, for calls that were still under way. */
const ABOVE_KNOWN = 1_000;

export interface LeaptNumbers {
  name: string;
  /** The last number that was assigned in the backup. */
  last: number;
  /** All numbers up to this one stay unused, or were assigned in the lost time. */
  skippedTo: number;
}

/**
 * @param given `known`: the last numbers of the lost book, where it can still be read; `replaced`: those of the book
 *   that was here before, which may not be assigned again either
 * @returns the skipped numbers
 */
export const leapNumbers = async (
  client: pg.ClientBase,
  { sequences, madeAtMs }: { sequences: readonly LastNumber[]; madeAtMs: number },
  nowMs: number,
  { known, replaced }: { known: ReadonlyMap<string, number> | null; replaced: readonly LastNumber[] },
): Promise<LeaptNumbers[]> => {
  const lasts = new Map(sequences.map(({ name, last }) => [name, last]));
  const leapt: LeaptNumbers[] = [];
  for (const { name, last: now, most } of await readBookSequences(client)) {
    const last = lasts.get(name) ?? 0;
    // A sequence that has never assigned a number begins at its own start.
    const begin = Math.max(last, now, last === 0 ? await readStart(client, name) : 0);
    const seen = known?.get(name);
    const wanted =
      seen === undefined ? leapFrom(name, begin, nowMs - madeAtMs) : Math.max(begin, seen) + ABOVE_KNOWN;
    const gone = replaced.find((one) => one.name === name)?.last ?? 0;
    const above = Math.max(wanted, gone === 0 ? 0 : gone + ABOVE_KNOWN);
    const skippedTo = Math.min(above, begin + Math.floor((most - begin) / 2));
    await client.query('select setval($1::regclass, $2::bigint)', [`"${name}"`, skippedTo]);
    leapt.push({ name, last, skippedTo });
  }
  const revisions = Math.ceil(OF_ROWS.least + Math.max(0, nowMs - madeAtMs));
  await client.query(LEAP_OVERRIDE_REVISION, [revisions]);
  await client.query(LEAP_TRANSLATION_VERSION, [revisions]);
  return leapt;
};

const readStart = async (client: pg.ClientBase, name: string): Promise<number> => {
  const { rows } = await client.query<{ start: string }>(
    'select start_value::text as start from pg_sequences where schemaname = current_schema() and sequencename = $1',
    [name],
  );
  return Number(rows[0]?.start ?? 0);
};
