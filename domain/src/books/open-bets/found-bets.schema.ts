import { type Static, Type } from 'typebox';
import { MAX_TICKET_ITEMS } from '../../betting/request/ticket-bounds.ts';
import { DaySchema } from '../../ground/calendar/day.schema.ts';
import { enteredCents } from '../../ground/money/cents.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { LedgerBetSchema } from './open-bet.schema.ts';

/** The tickets that one call looks through: some milliseconds, whatever a customer has. */
export const TICKETS_LOOKED_AT = 1_000;

/** A page ends with the ticket that reaches this many. */
export const MOST_FOUND = 50;

/** The most characters of a search. */
const MOST_BET_SEARCH_CHARACTERS = 60;

export const BetSearchSchema = strict({
  text: Type.Optional(
    Type.String({
      maxLength: MOST_BET_SEARCH_CHARACTERS,
      description:
        'Part of a team’s or contestant’s name, words of both names of a game, or the beginning of a ticket’s number.',
    }),
  ),
  kind: Type.Optional(
    Type.Enum(['S', 'P', 'T', 'I'], {
      description: 'S straight, P parlay and round robin, T teaser and pleaser, I if bet.',
    }),
  ),
  result: Type.Optional(
    Type.Enum(['O', 'W', 'L', 'P', 'X', 'S'], {
      description: 'O open, W won, L lost, P push, X no action, S sold whole.',
    }),
  ),
  start: Type.Optional(DaySchema('The first day of acceptance, in New York (HR-43).')),
  end: Type.Optional(DaySchema('The last day of acceptance, itself included.')),
  leastCents: Type.Optional(enteredCents('The least risk, as it was accepted.')),
  mostCents: Type.Optional(enteredCents('The largest risk, as it was accepted.')),
  gameNum: Type.Optional(bookNumber('An item is on this game or on one of its props.')),
  outcome: Type.Optional(
    Type.String({
      pattern: '^[GC][.][0-9]{1,10}[.][0-9]{1,10}([.][SMLE][.][a-zA-Z0-9]{1,12})?$',
      description: 'The key of a pick: an item is on this side of this market, at any number.',
      examples: ['G.4711.0.S.team1'],
    }),
  ),
  after: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,15}-[1-9][0-9]{0,14}$', description: '`next` of the page before.' }),
  ),
});
export type BetSearch = Static<typeof BetSearchSchema>;

export const FoundBetsSchema = strict(
  {
    bets: list(LedgerBetSchema, {
      maxItems: MOST_FOUND + MAX_TICKET_ITEMS,
      description: 'The latest ticket first, its wagers in their order; whole tickets as far as they match.',
    }),
    next: orNull(words(40), { description: '`after` of the next page; null: all was looked through.' }),
    lookedBackToMs: orNull(
      integer('Book’s clock: when the last ticket was accepted that was looked at; null: all were.'),
    ),
  },
  { title: 'FoundBets', description: 'What a search for bets has found.' },
);
export type FoundBets = Static<typeof FoundBetsSchema>;
