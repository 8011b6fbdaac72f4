import { type Static, Type } from 'typebox';
import { BalanceFiguresSchema } from '../../account/customer/balance-figures.schema.ts';
import { ITEM_CODES, REFUSED_TICKET_CODES } from '../../ground/error/error-code.ts';
import { itemErrorOf, refusalOf } from '../../ground/error/refusal.schema.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { points, price } from '../../ground/price/price.schema.ts';
import { RationalTextSchema } from '../../ground/money/rational-text.ts';
import { MAX_TICKET_ITEMS, MOST_COMBINATIONS } from '../request/ticket-bounds.ts';
import { PlacedScoreSchema } from '../../ground/score/placed-score.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

const ItemId = words(80, 'The ticket’s own name for the item.');

export const AcceptedItemSchema = strict(
  {
    itemId: ItemId,
    finalPrice: price('The price at which it was taken.'),
    finalLine: orNull(points()),
    linePrice: Type.Optional(
      price(
        'The line’s price, before points bought, teaser points and less juice; left out by older answers.',
      ),
    ),
    linePoints: Type.Optional(orNull(points())),
    live: Type.Optional(Type.Boolean({ description: 'Its game had begun: it waited (HR-44).' })),
    placedScore: Type.Optional(orNull(PlacedScoreSchema)),
  },
  { title: 'AcceptedItem' },
);
export type AcceptedItem = Static<typeof AcceptedItemSchema>;

/** `AcceptedWager`. */
const AcceptedWagerSchema = strict(
  {
    wagerNumber: count(),
    riskCents: cents(),
    toWinCents: cents(),
    items: list(AcceptedItemSchema),
    openSpots: Type.Optional(count('Places that are still empty (HR-15); left out by older answers.')),
    combinedPrice: Type.Optional(
      orNull(price(), {
        description:
          'What a whole parlay or teaser pays, to the nearest whole price; null for other wagers, with places still empty and beyond ' +
          'the longest price; left out by older answers.',
      }),
    ),
  },
  {
    title: 'AcceptedWager',
    description:
      'One settled unit: a straight’s one item, or all legs of a parlay, teaser, if bet or reverse.',
  },
);

export const TicketAcceptedSchema = strict(
  {
    state: Type.Literal('accepted'),
    ticketNumber: count('For an open wager that was filled, the number of that wager’s ticket.'),
    acceptedAtMs: integer('The book’s clock, as in the open bets and of the games’ times.'),
    totalRiskCents: cents(),
    totalToWinCents: cents(),
    wagers: list(AcceptedWagerSchema),
    balance: BalanceFiguresSchema,
  },
  { title: 'TicketAccepted' },
);
export type TicketAccepted = Static<typeof TicketAcceptedSchema>;

export const TicketPendingSchema = strict(
  {
    state: Type.Literal('pending'),
    sentAtMs: integer('Wall clock, epoch milliseconds.'),
    decidedAtMs: integer('Wall clock, epoch milliseconds.'),
    balance: BalanceFiguresSchema,
  },
  {
    title: 'TicketPending',
    description:
      'A live wager waits the sport’s delay (HR-44); its risk is held meanwhile, and `balance` has it.',
  },
);

/** A live wager waits the sport's delay (HR-44); its risk is held meanwhile. */
export type TicketPending = Static<typeof TicketPendingSchema>;

export const ChangedItemSchema = strict(
  {
    itemId: ItemId,
    oldPrice: integer('As it was seen, whatever that was.'),
    newPrice: price(),
    oldLine: orNull(Type.Number()),
    newLine: orNull(points()),
    worthCents: orNull(integer(), {
      description:
        'Where points and price moved against each other: what that is worth to the customer in cents of price, by the book’s own ' +
        'price of points (HR-30). null for all other moves, and where the book doesn’t sell the points between.',
    }),
    version: count('Position of the line that carries the new figures.'),
  },
  { title: 'ChangedItem' },
);
export type ChangedItem = Static<typeof ChangedItemSchema>;

export const ChangedCombinationSchema = strict(
  {
    itemIds: list(ItemId, {
      description: 'The items that count as one leg, in the order of the ticket’s request.',
    }),
    oldFactor: RationalTextSchema,
    newFactor: RationalTextSchema,
  },
  { title: 'ChangedCombination', description: 'Items that count as one leg pay something else now (HR-67).' },
);
export type ChangedCombination = Static<typeof ChangedCombinationSchema>;

export const TicketChangedSchema = strict(
  {
    state: Type.Literal('changed'),
    items: list(ChangedItemSchema, { maxItems: MAX_TICKET_ITEMS }),
    combinations: Type.Optional(
      list(ChangedCombinationSchema, { maxItems: MOST_COMBINATIONS, description: 'Left out: none.' }),
    ),
  },
  {
    title: 'TicketChanged',
    description:
      'Some price or line moved and the customer’s choice does not cover it; nothing was placed, the key stays usable.',
  },
);

/** Some price or line moved and the customer's choice does not cover it; nothing was placed, the key stays usable. */
export type TicketChanged = Static<typeof TicketChangedSchema>;

export const TicketRefusedSchema = refusalOf(
  [...REFUSED_TICKET_CODES],
  {
    state: Type.Literal('refused'),
    items: list(itemErrorOf([...ITEM_CODES]), { description: 'What is wrong with which item.' }),
  },
  { title: 'TicketRefused' },
);
export type TicketRefused = Static<typeof TicketRefusedSchema>;

export const TicketAnswerSchema = Type.Union(
  [
    TicketAcceptedSchema,
    TicketPendingSchema,
    TicketChangedSchema,
    TicketRefusedSchema,
    strict(
      { state: Type.Literal('closed') },
      {
        description:
          'Nothing was placed with this key and nothing ever will be: the customer asked and the key was closed.',
      },
    ),
  ],
  {
    title: 'TicketAnswer',
    description:
      'What became of an idempotency key. Exactly one of these, forever the same once it is final.',
  },
);

/** What became of an idempotency key. Exactly one of these, forever the same once it is final. */
export type TicketAnswer = Static<typeof TicketAnswerSchema>;

/** `PasswordAnswer`. */
export const PasswordAnswerSchema = Type.Union(
  [
    strict({ resultCode: Type.Literal(0) }, { description: 'Just this ticket may pass.' }),
    strict({ resultCode: Type.Literal(1), code: Type.Literal('incorrectPassword') }),
    strict({
      resultCode: Type.Literal(2),
      code: Type.Literal('lockedOut'),
      retryAfterMs: count('Milliseconds until it is worth trying again.'),
    }),
    strict({ resultCode: Type.Literal(3), code: Type.Enum(['tokenInvalid', 'passwordNotEncrypted']) }),
  ],
  { title: 'PasswordAnswer' },
);
