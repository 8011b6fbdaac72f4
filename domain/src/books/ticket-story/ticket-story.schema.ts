import { type Static, Type } from 'typebox';
import { StoredAcceptanceSchema } from '../../ground/price/price-acceptance.schema.ts';
import { ParlayRestrictionSchema } from '../../lines/line/game.schema.ts';
import { STORY_KINDS } from '../../ground/ledger/ledger-kinds.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { SaleBackSchema } from '../../betting/selling/sale-back.schema.ts';
import { MadeSaleSchema } from '../../betting/selling/sale.schema.ts';
import { GradedBetSchema, OpenBetSchema } from '../open-bets/open-bet.schema.ts';
import { points, price } from '../../ground/price/price.schema.ts';
import { TICKET_WAGER_TYPES } from '../../ground/wager-kind/wager-types.ts';
import { LegResultSchema } from '../../ground/result/leg-result.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { LineStorySchema } from './line-story.schema.ts';
import { MOST_ENTRIES, MOST_RULINGS } from './story-bounds.ts';

const atMs = () => integer('Book’s clock.');

/** `Ruling`. */
const RulingSchema = strict(
  {
    atMs: atMs(),
    score1: orNull(integer(), { description: 'The score that was told; null for contests.' }),
    score2: orNull(integer()),
    result: LegResultSchema,
  },
  {
    title: 'Ruling',
    description:
      'What became known of a leg’s game or contestant, and what that makes of the leg: a null after a result took it back.',
  },
);

/** `StoryLeg`. */
const StoryLegSchema = strict(
  {
    wagerNumber: count(),
    itemNumber: count('Its place among the wager’s items, from 1.'),
    seenPrice: orNull(
      price('As the slip showed it when the bet was sent; null for bets from before it was kept.'),
    ),
    seenLine: orNull(points()),
    pickedPrice: orNull(
      price('As the cell showed it when it was first pressed; null where the page didn’t tell it.'),
    ),
    pickedLine: orNull(points()),
    pickedAtMs: Type.Optional(
      orNull(atMs(), {
        description: 'When that was, as the page told it; null where it didn’t. Left out by older gateways.',
      }),
    ),
    acceptedAtMs: Type.Optional(
      integer('The book’s clock: the ticket’s, or that of the filling that added the leg. Left out as well.'),
    ),
    line: Type.Optional(
      orNull(LineStorySchema, {
        description:
          'How its line moved before; null where that isn’t kept, or no longer, and of alternate lines. Left out as well.',
      }),
    ),
    parlayRestriction: orNull(ParlayRestrictionSchema, {
      description: 'The restriction of its game when it was accepted.',
    }),
    decidedByOperator: orNull(atMs(), {
      description: 'When an operator decided it, whatever its game says; null for all others.',
    }),
    rulings: list(RulingSchema, { maxItems: MOST_RULINGS, description: 'The earliest first.' }),
  },
  { title: 'StoryLeg', description: 'What a leg has to tell besides its place in `bets`.' },
);

/** `StoryFill`. */
const StoryFillSchema = strict(
  {
    atMs: atMs(),
    wagerNumber: count(),
    firstItemNumber: count(),
    items: count('How many were added.'),
    toWinCents: cents('The wager’s to-win from then on.'),
  },
  { title: 'StoryFill', description: 'Legs that went into open spots later (HR-15).' },
);

/** `StoryEntry`. */
const StoryEntrySchema = strict(
  {
    entryId: count(),
    kind: Type.Enum([...STORY_KINDS], {
      description:
        '`hold` and `release` of a live ticket while it waited (HR-44), `activate` and `deactivate` of a rolling if by its parent, ' +
        '`cut` to what that gave back (HR-25).',
    }),
    atMs: atMs(),
    wagerNumber: orNull(count(), { description: 'null for a hold and its release.' }),
    amountCents: cents(),
    atRiskCents: cents(),
    freePlayCents: cents(),
    balanceCents: cents('The current balance after this row.'),
    sale: Type.Optional(
      orNull(MadeSaleSchema, {
        description:
          'The sale that it made or took back; null for all others, and for sales from before it was ' +
          'kept. Left out by older gateways.',
      }),
    ),
    back: Type.Optional(
      orNull(SaleBackSchema, {
        description:
          'Why a sale was taken back (`saleReverse`); null for all others. Left out by older gateways.',
      }),
    ),
  },
  { title: 'StoryEntry', description: 'A row of the ledger.' },
);

export const TicketStorySchema = strict(
  {
    ticketNumber: count(),
    wagerType: Type.Enum(TICKET_WAGER_TYPES),
    priceAcceptance: orNull(StoredAcceptanceSchema, {
      description: 'What it was accepted by; null for tickets from before it was kept.',
    }),
    splitOf: Type.Optional(
      orNull(count(), {
        description:
          'The ticket whose legs these straights are, by an operator’s decision (HR-85); null for most. Left out by older gateways.',
      }),
    ),
    acceptedAtMs: atMs(),
    totalRiskCents: cents(),
    totalToWinCents: cents(),
    bets: list(Type.Union([OpenBetSchema, GradedBetSchema]), { description: 'Its wagers, in their order.' }),
    legs: list(StoryLegSchema, { description: 'Sorted by wager, and in the order of its items.' }),
    fills: list(StoryFillSchema, { description: 'The earliest first.' }),
    entries: list(StoryEntrySchema, {
      maxItems: MOST_ENTRIES,
      description: 'The latest of them, the earliest first.',
    }),
  },
  { title: 'TicketStory', description: 'All that happened to one ticket.' },
);

/** Everything that happened to one ticket. */
export type TicketStory = Static<typeof TicketStorySchema>;

export type StoryBet = TicketStory['bets'][number];

export type StoryLeg = TicketStory['legs'][number];

export type Ruling = StoryLeg['rulings'][number];

export type StoryEntry = TicketStory['entries'][number];
