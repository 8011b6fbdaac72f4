import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { StoryLeg, TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import type { LineStory } from '@lineboard/domain/books/ticket-story/line-story.schema';
import type { Selectable } from 'kysely';
import type { BookView } from '../../lines/book/book-view.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { describePlacedOrGraded, selectBetsOfTicket } from '../open-bets/read-open-bets.ts';
import { readPlacedBets } from '../../betting/wagers/placed-bet.ts';
import type { StoredItem } from '../../betting/wagers/stored-wager.ts';
import type { Tables } from '../../ground/database/tables.ts';
import { type LegOfLine, readLineStories } from './read-line-stories.ts';
import { describeRulings, readCounted, readToldResults, type ToldResults } from './read-rulings.ts';
import { readStoryEntries } from './read-story-entries.ts';

type Fill = Selectable<Tables['ticket_event']>;

interface Parts {
  database: Database;
  book: BookView;
  rules: HouseRules;
}

/** @returns null when the customer has no such ticket */
export const readTicketStory = async (
  { database, book, rules }: Parts,
  customerId: string,
  ticketNumber: number,
): Promise<TicketStory | null> => {
  const ticket = await database.kysely
    .selectFrom('ticket')
    .selectAll()
    .where('ticket_number', '=', ticketNumber)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (ticket === undefined) return null;
  const [stored, fills] = await Promise.all([
    readPlacedBets(database.pool, selectBetsOfTicket(database.kysely, customerId, ticketNumber)),
    database.kysely
      .selectFrom('ticket_event')
      .selectAll()
      .where('ticket_number', '=', ticketNumber)
      .orderBy('event_number')
      .execute(),
  ]);
  const keys = [ticket, ...fills].flatMap(({ idempotency_key: key }) => (key === null ? [] : [key]));
  const items = stored.flatMap((bet) =>
    bet.items.map((item) => ({
      item,
      store: bet.store,
      acceptedAtMs: findFill(item, fills)?.book_ms ?? bet.accepted_book_ms,
    })),
  );
  const [told, entries, lines] = await Promise.all([
    readToldResults(
      database,
      items.map(({ item }) => item),
    ),
    readStoryEntries(database, customerId, ticketNumber, keys),
    readLineStories(database, items),
  ]);
  return {
    ticketNumber,
    wagerType: ticket.wager_type,
    priceAcceptance: ticket.price_acceptance,
    splitOf: ticket.split_of_ticket,
    acceptedAtMs: ticket.accepted_book_ms,
    totalRiskCents: ticket.total_risk_cents,
    totalToWinCents: ticket.total_to_win_cents,
    bets: stored.map((bet) => withCounted(describePlacedOrGraded(bet, book), bet.items, told)),
    legs: items.map((leg, at) => describeLeg(leg, lines[at] ?? null, told, { book, rules })),
    fills: fills.map((fill) => ({
      atMs: fill.book_ms,
      wagerNumber: fill.wager_number,
      firstItemNumber: fill.first_item_number,
      items: fill.items,
      toWinCents: fill.to_win_cents,
    })),
    entries,
  };
};

/** The items of a bet are told in their stored order. */
const withCounted = <B extends TicketStory['bets'][number]>(
  bet: B,
  stored: readonly StoredItem[],
  told: ToldResults,
): B => ({
  ...bet,
  items: bet.items.map((item, at) => {
    const of = stored[at];
    return { ...item, counted: of === undefined ? null : readCounted(of, told) };
  }),
});

/** The filling that added the item; undefined for those that were there from the start. */
const findFill = (item: StoredItem, fills: readonly Fill[]): Fill | undefined =>
  fills.findLast(
    (fill) => fill.wager_number === item.wager_number && fill.first_item_number <= item.item_number,
  );

const describeLeg = (
  { item, store, acceptedAtMs }: LegOfLine,
  line: LineStory | null,
  told: ToldResults,
  by: Pick<Parts, 'book' | 'rules'>,
): StoryLeg => ({
  wagerNumber: item.wager_number,
  itemNumber: item.item_number,
  seenPrice: item.seen_price,
  seenLine: item.seen_line,
  pickedPrice: item.picked_price,
  pickedLine: item.picked_line,
  pickedAtMs: item.picked_ms === null ? null : Math.min(item.picked_ms, acceptedAtMs),
  acceptedAtMs,
  line,
  parlayRestriction: item.parlay_restriction,
  decidedByOperator: item.decided_by_operator ? item.graded_book_ms : null,
  rulings: describeRulings({ item, store, acceptedAtMs }, told, by),
});
