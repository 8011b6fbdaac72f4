import { Type } from 'typebox';
import { cents } from '../../ground/money/cents.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';

const mostField = () =>
  Type.Optional(integer('So many of each currency at most; 50', { minimum: 1, maximum: 1_000 }));

export const BOOK_COMMANDS = {
  'exposure games': {
    summary: 'List the open wagers on each side of games and contests, by currency, the largest first',
    right: 'book.read',
    changes: false,
    positional: [],
    input: strict({
      gameNum: Type.Optional(bookNumber('Only this game')),
      sportType: Type.Optional(Type.String({ maxLength: 40, description: 'Only this sport, e.g. Football' })),
      most: mostField(),
    }),
    answer: list(
      strict({
        currency: words(3, 'Of the customers whose wagers these are; a side stands there once for each.'),
        gameNum: orNull(count()),
        contestNum: orNull(count()),
        on: words(400, 'The game or contest, and the side.'),
        straightWagers: count(),
        straightRiskCents: cents(),
        straightToWinCents: cents('What the book pays if this side wins.'),
        otherWagers: count('Parlays, teasers and if bets with a leg on it.'),
        otherToWinCents: cents('What those would win if all their legs did.'),
      }),
    ),
    refusals: [],
  },
  'exposure customers': {
    summary: 'List what customers could win, by currency, the largest first',
    right: 'book.read',
    changes: false,
    positional: [],
    input: strict({ most: mostField() }),
    answer: list(
      strict({
        currency: words(3),
        customerId: words(80),
        openWagers: count(),
        atRiskCents: cents(),
        toWinCents: cents('If all open wagers won.'),
        currentBalanceCents: cents(),
      }),
    ),
    refusals: [],
  },
  'exposure wagers': {
    summary: 'The open wagers that the book would pay most for, by currency, the largest first',
    right: 'book.read',
    changes: false,
    positional: [],
    input: strict({ most: mostField() }),
    answer: list(
      strict({
        ticketNumber: count(),
        wagerNumber: count(),
        customerId: words(80),
        type: words(1),
        currency: words(3),
        riskCents: cents(),
        toWinCents: cents(),
        legs: count(),
        acceptedAtMs: count('Book’s clock.'),
      }),
    ),
    refusals: [],
  },
} as const satisfies Record<string, CommandSchema>;
