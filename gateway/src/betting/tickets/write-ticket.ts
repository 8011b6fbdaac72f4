import type { TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { dayOf, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import type { StatementRunner } from '../../ground/database/statement-runner.ts';
import type { ItemRow, Posting } from './create-posting.ts';
import { TICKET_STATEMENTS, type TicketKey, type TicketStatement } from './ticket-statements.ts';

/** An item of a new wager, or of one from before some of it was kept. */
type ItemToWrite = { [Column in keyof ItemRow]: ItemRow[Column] | null };

/** Its effect on winnings is handled by the code that judges by them. */
export type PostingToWrite = Omit<Posting, 'wins' | 'items'> & { items: ItemToWrite[] };

const isPlain = ({ parent, freePlayCents, wagers, items }: PostingToWrite): boolean =>
  parent === null &&
  freePlayCents === 0 &&
  items.length === 1 &&
  wagers.every(({ terms }) => terms === null) &&
  items.every((item) => item.line_price === null && item.points_bought === 0);

const valuesOf = (posting: PostingToWrite, statement: TicketStatement): object => {
  const { state: _state, ...rest } = posting.answer;
  const { filling, parent } = posting;
  const ticket = {
    customerId: posting.customerId,
    expectedVersion: posting.expectedVersion,
    idempotencyKey: posting.idempotencyKey,
    requestHash: posting.requestHash,
    priceAcceptance: posting.priceAcceptance,
    answer: JSON.stringify(rest).slice(1),
    acceptedWallMs: posting.acceptedWallMs,
    acceptedBookMs: posting.acceptedBookMs,
    heldCents: posting.heldCents,
    totalToWinCents: rest.totalToWinCents,
  };
  if (statement === 'plain') return { ...ticket, ...posting.items[0], winKey: posting.wagers[0]?.win_key };
  const rows = { items: JSON.stringify(posting.items), wagers: JSON.stringify(posting.wagers) };
  if (statement === 'fill' && filling !== null) {
    return {
      ...ticket,
      ...rows,
      filledTicketNumber: filling.ticketNumber,
      filledWagerNumber: filling.wagerNumber,
      filledRevision: filling.revision,
      toWinAddedCents: filling.toWinAddedCents,
      dayMs: startOfDayMs(dayOf(posting.acceptedBookMs)),
    };
  }
  return {
    ...ticket,
    ...rows,
    freePlayCents: posting.freePlayCents,
    totalRiskCents: rest.totalRiskCents,
    wagerType: posting.wagerType,
    parentTicketNumber: parent?.ticketNumber ?? null,
    parentWagerNumber: parent?.wagerNumber ?? null,
    parentRevision: parent?.revision ?? null,
    winOnly: parent?.winOnly ?? null,
  };
};

/**
 * @param key `new`: the key must not exist (a unique violation otherwise); `pending`: its row is there, held by the
 * caller
 * @returns null when the account, or the wager that the ticket builds on, changed since it was judged: nothing was
 * written
 */
export const writeTicket = async (
  client: StatementRunner,
  posting: PostingToWrite,
  key: TicketKey,
): Promise<TicketAccepted | null> => {
  const statement = posting.filling !== null ? 'fill' : isPlain(posting) ? 'plain' : 'new';
  const { rows } = await client.query<{ ticket_number: number }>(
    TICKET_STATEMENTS[key][statement](valuesOf(posting, statement)),
  );
  const written = rows[0];
  const { state, ...rest } = posting.answer;
  return written === undefined ? null : { state, ticketNumber: written.ticket_number, ...rest };
};
