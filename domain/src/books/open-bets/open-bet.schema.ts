import { type Static, Type } from 'typebox';
import { ClosingLineSchema } from '../../betting/closing-line/closing-line.schema.ts';
import { ContestCloseSchema } from '../../betting/closing-line/contest-close.schema.ts';
import { ItemRulingSchema } from './item-ruling.schema.ts';
import { ParlayRestrictionSchema } from '../../lines/line/game.schema.ts';
import { cents, EnteredAmountSchema } from '../../ground/money/cents.schema.ts';
import { PickSchema } from '../../ground/pick/pick.schema.ts';
import { points, price } from '../../ground/price/price.schema.ts';
import { RifParentSchema, WagerRefSchema } from '../../betting/request/ticket-request.schema.ts';
import { SaleTargetSchema, SoldPartSchema, WaitingSaleSchema } from '../../betting/selling/sale.schema.ts';
import { LegResultSchema } from '../../ground/result/leg-result.schema.ts';
import { CutSchema } from '../../betting/rolling-if/cut.schema.ts';
import { PlacedScoreSchema } from '../../ground/score/placed-score.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { LegCorrelationSchema, WagerTermsSchema } from '../../betting/wager/wager-terms.schema.ts';

/**
 * The most bets on one game in one answer, open and settled ones counted separately; the lists of bets have the rest.
 */
export const MOST_BETS_OF_GAME = 50;

/** A line or two beneath a leg (spec 1 §3, Comments). */
export const MOST_ITEM_COMMENT_CHARACTERS = 200;

const BET_ITEM = {
  pick: PickSchema,
  sportType: words(80),
  sportSubType: words(80),
  team1Id: words(80),
  team2Id: words(80),
  team1RotNum: bookNumber(),
  team2RotNum: bookNumber(),
  contestDesc: orNull(words(160)),
  contestantName: orNull(words(80)),
  gameDateTimeMs: integer('Book’s clock, epoch milliseconds.'),
  asked: Type.Optional(
    orNull(strict({ price: price(), points: orNull(points()) }), {
      description:
        'The line that the slip showed when the bet was sent; null for bets from before it was kept. Left out by older gateways.',
    }),
  ),
  linePrice: price('The line’s own price: before points bought or sold, teaser points and less juice.'),
  linePoints: orNull(points(), { description: 'The line before bought or teaser points.' }),
  finalPrice: price('The price at which it was accepted.'),
  finalLine: orNull(points(), { description: 'Points that it was placed at.' }),
  pointsBought: integer('Half points; negative: sold.'),
  teaserPoints: Type.Number({ description: 'Towards the customer when positive.' }),
  riskCents: cents('The item’s own amount in straights, if bets and reverses; 0 in the others.'),
  toWinCents: cents('The item’s own amount in straights, if bets and reverses; 0 in the others.'),
  entered: EnteredAmountSchema,
  listedPitcher1: orNull(words(80)),
  listedPitcher2: orNull(words(80)),
  pitcher1ReqFlag: Type.Boolean({ description: 'This pitcher must start, else it is no action (HR-34).' }),
  pitcher2ReqFlag: Type.Boolean({ description: 'This pitcher must start, else it is no action (HR-34).' }),
  result: LegResultSchema,
  settledPrice: orNull(price(), {
    description: 'The new pitcher’s price, when it took the place of `finalPrice` (HR-34).',
  }),
  score1: orNull(integer(), {
    description: 'Final score of team 1 that it was judged by; null before, and of contests.',
  }),
  score2: orNull(integer(), { description: 'The same of team 2.' }),
  counted: Type.Optional(
    orNull(strict({ score1: integer('Team 1.'), score2: integer('Team 2.') }), {
      description:
        'What decided it where that isn’t the final score: games of a match, whose score is its sets. A ticket’s story alone has it.',
    }),
  ),
  threeWay: Type.Boolean({
    description: 'A draw was offered next to the money line: a tie loses for both teams.',
  }),
  placedScore: orNull(PlacedScoreSchema),
  comments: Type.Optional(
    orNull(words(MOST_ITEM_COMMENT_CHARACTERS), {
      description: 'What the book has to say of it to its customer; left out by older gateways.',
    }),
  ),
  ruling: Type.Optional(
    orNull(ItemRulingSchema, {
      description: 'What an operator decided of it; null for most. Left out by older gateways.',
    }),
  ),
  close: Type.Optional(
    orNull(ClosingLineSchema, {
      description:
        'The close of its market (HR-60), known once it is graded; null: there is none. Left out as `ruling` is.',
    }),
  ),
  contestClose: Type.Optional(
    orNull(ContestCloseSchema, { description: '`close` of a leg on a contest, which has none of those.' }),
  ),
  heldLate: Type.Optional(
    Type.Boolean({
      description:
        'Its start is now known to be before the bet was accepted: it is paid once an operator has looked (HR-82). Left out as `ruling` is.',
    }),
  ),
};

export const BetItemSchema = strict(BET_ITEM, { title: 'BetItem' });
export type BetItem = Static<typeof BetItemSchema>;

export const OpenBetItemSchema = strict(
  { ...BET_ITEM, correlation: LegCorrelationSchema },
  {
    title: 'OpenBetItem',
    description:
      '`correlation` is as the book had it when this was read; once the book has let go of the line, as it was at acceptance (HR-11).',
  },
);
export type OpenBetItem = Static<typeof OpenBetItemSchema>;

const BET_FIGURES = {
  betType: Type.Enum(['S', 'M', 'L', 'E', 'C', 'P', 'T', 'I'], {
    description:
      'For a straight, what it is on: S spread, M money line, L total, E team total, C contest or future. P parlay and round robin, ' +
      'T teaser and pleaser, I if bets and reverses.',
  }),
  terms: WagerTermsSchema,
  riskCents: cents(
    'Exact worst case when it was placed (HR-22), also of a free play, which costs no cash; of what is left when a part was sold.',
  ),
  toWinCents: cents(),
  freePlayFlag: Type.Boolean({ description: 'The stake came from the free-play balance.' }),
};

const BET = {
  ticketNumber: count(),
  wagerNumber: count('Together with `ticketNumber` it names the wager.'),
  ...BET_FIGURES,
  acceptedAtMs: integer('Book’s clock, as the game’s times are.'),
  freePlayBackCents: cents(
    'What went back to the free-play balance of a free play that was a push or no action (HR-31).',
  ),
  heldCents: cents(
    'What the account holds for it while it is open: 0 of a free play, and of a rolling if whose parent is still open.',
  ),
  fillDeadlineMs: orNull(integer(), {
    description:
      'Book time after which empty spots are no action; null without empty spots, and while no item was graded (HR-15).',
  }),
  rifParent: orNull(RifParentSchema, { description: 'What this rolling if bet rolls from (HR-25).' }),
  cut: orNull(CutSchema, {
    description:
      'What this rolling if stakes and wins instead, since its parent gave back less than was counted on (HR-25); null for all others.',
  }),
  rifChildTicketNumber: orNull(count(), { description: 'The ticket that rolls from this wager.' }),
  sold: Type.Optional(
    orNull(SoldPartSchema, {
      description:
        'What was sold of it (HR-54): `riskCents`, `toWinCents` and the amounts of items and terms are those of what is left. null for ' +
        'most; left out by older gateways.',
    }),
  ),
};

const Items = list(BetItemSchema, {
  description: 'In the order in which they were chosen; an if bet runs in this order.',
});
const DecidedStatus = Type.Enum(['W', 'L', 'P', 'X', 'S'], {
  description: 'Won, lost, push, no action: by the sign of what it made; S: sold whole.',
});
const AnyStatus = Type.Enum(['O', 'W', 'L', 'P', 'X', 'S'], {
  description: 'O open, S sold whole; else by the sign of what it made.',
});

export const BetSchema = strict({ ...BET, wagerStatus: AnyStatus, items: Items }, { title: 'Bet' });

/**
 * A wager as the books record it, open or decided. `wager-of-bet.ts` turns it into the input of the domain's money
 * functions.
 */
export type Bet = Static<typeof BetSchema>;

export type BetType = Bet['betType'];

/** The answer of `readHookUps`. */
export const HookUpsSchema = strict({ bets: list(BetSchema) }, { title: 'HookUps' });

/** A `Bet` with the amount that it made, if it was graded. */
export const LedgerBetSchema = strict(
  {
    ...BET,
    wagerStatus: AnyStatus,
    items: Items,
    gradedAtMs: orNull(integer('Book’s clock.')),
    netCents: orNull(cents()),
  },
  { title: 'LedgerBet' },
);

const PlacedLegSchema = strict(
  { pick: PickSchema, sportType: words(80), correlation: LegCorrelationSchema, result: LegResultSchema },
  { title: 'PlacedLeg' },
);

const PLACED = {
  chainLength: count(
    'Wagers before it in its chain of rolling ifs, also those that have left the list (HR-25).',
  ),
  chainLegs: Type.Optional(
    list(PlacedLegSchema, {
      description: 'The legs of those (HR-25); left out where there are none, and by older gateways.',
    }),
  ),
  isReserved: Type.Boolean({
    description:
      'A live ticket that waits fills it or rolls from it, or a sale of it waits (HR-44): nothing else may meanwhile.',
  }),
  waitingSale: Type.Optional(
    orNull(WaitingSaleSchema, {
      description: 'A sale that waits for the end of its delay; left out by older gateways.',
    }),
  ),
  saleTarget: Type.Optional(
    orNull(SaleTargetSchema, {
      description: 'What the book sells it at by itself (HR-55); left out by older gateways.',
    }),
  ),
  parlayRestriction: Type.Optional(
    orNull(ParlayRestrictionSchema, {
      description:
        'The strictest of what the games of its items forbid them in parlays (HR-11), as the book has it when this is read; once the ' +
        'book has let go of a game, as it was at acceptance. Left out by older gateways.',
    }),
  ),
  items: list(OpenBetItemSchema),
};

export const PlacedBetSchema = strict({ ...BET, wagerStatus: AnyStatus, ...PLACED });

/**
 * A wager with everything that decides which legs may join it or roll from it: page and gateway judge by these fields
 * alone.
 */
export type PlacedBet = Static<typeof PlacedBetSchema>;

export const OpenBetSchema = strict(
  { ...BET, wagerStatus: Type.Literal('O'), ...PLACED },
  { title: 'OpenBet', description: 'A wager that is not decided yet; its items may be.' },
);

/** A wager that is not decided yet; its items may be. */
export type OpenBet = Static<typeof OpenBetSchema>;

export const GradedBetSchema = strict(
  {
    ...BET,
    wagerStatus: DecidedStatus,
    items: Items,
    gradedAtMs: integer('Book’s clock.'),
    netCents: cents(
      'What grading added to the balance beyond the released risk: + won, − lost, 0 push. Half outcomes included; what was sold is not.',
    ),
  },
  {
    title: 'GradedBet',
    description:
      'A wager that was decided lately: what open bets shows so that nobody wonders where a bet went.',
  },
);

/** A wager that was decided recently: open bets shows it so that nobody wonders where a bet went. */
export type GradedBet = Static<typeof GradedBetSchema>;

export const PendingBetSchema = strict(
  { ...BET_FIGURES, items: Items },
  {
    title: 'PendingBet',
    description: 'A wager as it will be when its ticket is accepted at the sent price.',
  },
);

/** A wager as it will be when its ticket is accepted at the sent price. */
export type PendingBet = Static<typeof PendingBetSchema>;

export const PendingTicketSchema = strict(
  {
    idempotencyKey: words(36),
    sentAtMs: integer('Wall clock, epoch milliseconds.'),
    decidedAtMs: integer('Wall clock, epoch milliseconds.'),
    heldCents: cents(
      'The account’s risk; 0 of a free play, of a filling, and of a rolling if whose parent is open.',
    ),
    freePlayCents: cents(),
    filling: orNull(WagerRefSchema, {
      description: 'The wager whose spots it fills; `bets` has its legs alone.',
    }),
    rifParent: orNull(WagerRefSchema, { description: 'The wager that it rolls from.' }),
    bets: list(PendingBetSchema),
  },
  {
    title: 'PendingTicket',
    description: 'A live ticket that waits for its decision (HR-44): what it may cost is held.',
  },
);

/** A live ticket that waits for its decision (HR-44): the most that it may cost is held. */
export type PendingTicket = Static<typeof PendingTicketSchema>;

export const BetsOfGameSchema = strict(
  {
    pending: list(PendingTicketSchema),
    open: list(OpenBetSchema, { maxItems: MOST_BETS_OF_GAME }),
    graded: list(GradedBetSchema, { maxItems: MOST_BETS_OF_GAME }),
    hasMore: Type.Boolean({ description: 'There are more open or settled ones than are told.' }),
  },
  { title: 'BetsOfGame', description: 'Bets that have an item on one game or its props, the latest first.' },
);

/** A customer's bets that have an item on one game. */
export type BetsOfGame = Static<typeof BetsOfGameSchema>;

export const OpenBetTotalsSchema = strict(
  { count: count(), riskCents: cents(), toWinCents: cents() },
  { title: 'OpenBetTotals' },
);
export type OpenBetTotals = Static<typeof OpenBetTotalsSchema>;

export const OpenBetsAnswerSchema = strict(
  {
    pending: list(PendingTicketSchema, {
      description: 'Live tickets that wait, the latest first; with the first page.',
    }),
    open: list(OpenBetSchema, {
      maxItems: 100,
      description: 'A page of them: the latest ticket first, its wagers in their order.',
    }),
    next: orNull(words(40), { description: '`after` of the next page; null: this is the last one.' }),
    totals: OpenBetTotalsSchema,
    futures: OpenBetTotalsSchema,
    graded: list(GradedBetSchema, { description: 'Only with the first page.' }),
  },
  {
    title: 'OpenBetsAnswer',
    description:
      '`totals` are of all open bets, also those of other pages, `futures` of the futures among them.',
  },
);
export type OpenBetsAnswer = Static<typeof OpenBetsAnswerSchema>;
