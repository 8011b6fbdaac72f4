import type { Ended } from './end-what-was-open.ts';
import type { FoundRows, Row } from './find-lost.ts';
import type { LeaptNumbers } from './leap-numbers.ts';

/** The facts that an operator has to know about a restored book. */
export interface RestoreReport {
  bookId: string | null;
  shownMs: number;
  restoredMs: number;
  leapt: readonly LeaptNumbers[];
  ended: Ended;
  open: readonly FoundRows[];
  /** null: the book that was lost couldn't be read. */
  lost: readonly FoundRows[] | null;
}

const NUMBERS: Readonly<Record<string, string>> = {
  ticket_number_seq: 'tickets',
  ledger_entry_id_seq: 'entries of the ledger',
  cash_request_request_id_seq: 'requests for cash',
  casino_play_play_id_seq: 'plays of games',
  customer_number: 'customers who sign up',
  message_message_id_seq: 'messages to customers',
  audit_log_entry_id_seq: 'entries of the audit log',
};

const writeMoment = (ms: number): string =>
  `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const writeSpan = (ms: number): string => {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 2_880 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / 1_440)} days`;
};

const writeRows = (rows: readonly Row[]): string[] => {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? '–'))];
  const widths = names.map((_, at) => Math.max(...lines.map((cells) => (cells[at] ?? '').length)));
  return lines.map((cells) =>
    `  ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd(),
  );
};

/** @param isWhole false: only how many there are */
const writeFound = ({ title, todo, rows }: FoundRows, isWhole: boolean): string[] => {
  if (rows.length === 0) return [`${title}: none.`, ...(isWhole ? [''] : [])];
  if (!isWhole) return [`${title}: ${rows.length}.`];
  return [`${title}: ${rows.length}.`, ...(todo === null ? [] : [todo]), '', ...writeRows(rows), ''];
};

const writeNumbers = (leapt: readonly LeaptNumbers[]): string[] =>
  writeRows(
    leapt.flatMap(({ name, last, skippedTo }) => {
      const what = NUMBERS[name];
      return what === undefined
        ? []
        : [{ 'numbers of': what, 'last in the backup': String(last), 'next is above': String(skippedTo) }];
    }),
  );

const findWaiting = ({ refusedTickets }: Ended): FoundRows => ({
  title: 'Live tickets that waited to be decided, refused now',
  todo: 'They may have been accepted since, and their customers told a number: hold them against what customers show.',
  rows: refusedTickets.map(({ customerId, idempotencyKey, heldCents }) => ({
    customer: customerId,
    key: idempotencyKey,
    held: (heldCents / 100).toFixed(2),
  })),
});

const findSales = ({ refusedSales, droppedTargets }: Ended): FoundRows[] => [
  {
    title: 'Sales of bets that waited, refused now',
    todo: 'They may have been sold since, and their customers told an amount.',
    rows: refusedSales.map(({ customerId, ticketNumber, wagerNumber }) => ({
      customer: customerId,
      bet: `${ticketNumber}-${wagerNumber}`,
    })),
  },
  {
    title: 'Targets to sell bets at, dropped now',
    todo: 'They may have been taken or dropped since: customers set them anew.',
    rows: droppedTargets.map(({ customerId, ticketNumber, wagerNumber, amountCents }) => ({
      customer: customerId,
      bet: `${ticketNumber}-${wagerNumber}`,
      amount: (amountCents / 100).toFixed(2),
    })),
  },
];

/**
 * The list of what may have been told and is lost.
 * @param isWhole for a file; otherwise for a screen, without what is in each list
 */
export const describeRestore = (report: RestoreReport, isWhole: boolean): string => {
  const { bookId, shownMs, restoredMs, leapt, ended, open, lost } = report;
  const write = (found: FoundRows): string[] => writeFound(found, isWhole);
  return [
    'What may have been told and is lost',
    '',
    `Book ${bookId ?? 'without an id'}, as it was at ${writeMoment(shownMs)}, brought back at ${writeMoment(restoredMs)}.`,
    `What it did in the ${writeSpan(restoredMs - shownMs)} between isn’t in it: tickets, grades, money in and out, sign-ups,`,
    'passwords, limits and time-outs that customers set, accounts that were closed, lines that were held.',
    '',
    ...(lost === null
      ? [
          'The book that was lost was not read. While its database can be, `--lost-from` names all of these.',
          '',
        ]
      : ['In the book that was lost, and not in this one:', ...lost.flatMap(write), '']),
    'Numbers: none that may have been given out since is given out again.',
    ...writeNumbers(leapt),
    '',
    `Sessions ended: ${ended.sessions}. Everybody signs in anew, and browsers ask anew to be notified.`,
    ...write(findWaiting(ended)),
    ...findSales(ended).flatMap(write),
    ...open.flatMap(write),
  ]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
};
