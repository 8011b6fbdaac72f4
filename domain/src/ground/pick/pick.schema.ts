import { Type } from 'typebox';
import { bookNumber } from '../schema/numbers.ts';
import { strict } from '../schema/strict.ts';
import { type Market, SIDES_OF, type WagerPick } from './pick.ts';

const GAME = {
  type: Type.Literal('G'),
  gameNum: bookNumber(),
  periodNumber: Type.Integer({ minimum: 0, maximum: 99 }),
};

const MARKET_NAMES: Readonly<Record<Market, string>> = {
  S: 'spread',
  M: 'money line',
  L: 'total',
  E: 'team total',
};

/** Each market with the sides that it has. */
const GamePickSchemas = (['S', 'M', 'L', 'E'] as const).map((market) =>
  strict(
    {
      ...GAME,
      market: Type.Literal(market, { description: `A ${MARKET_NAMES[market]}.` }),
      side: Type.Enum([...SIDES_OF[market]]),
    },
    { description: `A side of a game’s ${MARKET_NAMES[market]}.` },
  ),
);

const ContestPickSchema = strict(
  { type: Type.Literal('C'), contestNum: bookNumber(), contestantNum: bookNumber() },
  { description: 'A contestant of a contest.' },
);

/** `WagerPick`, whose static type leaves open which sides a market has. */
export const PickSchema = Type.Unsafe<WagerPick>(
  Type.Union([...GamePickSchemas, ContestPickSchema], {
    title: 'WagerPick',
    description: 'What is bet on, without its price.',
  }),
);
