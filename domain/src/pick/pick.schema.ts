import { Type } from 'typebox';
import { bookNumber } from '../schema/numbers.ts';
import { strict } from '../schema/strict.ts';
import { type GameWagerType, SIDES_OF, type WagerPick } from './pick.ts';

const GAME = {
  type: Type.Literal('G'),
  gameNum: bookNumber(),
  periodNumber: Type.Integer({ minimum: 0, maximum: 99 }),
};

const MARKET_NAMES: Readonly<Record<GameWagerType, string>> = {
  S: 'spread',
  M: 'money line',
  L: 'total',
  E: 'team total',
};

/** Each market with the sides that it has. */
const GamePickSchemas = (['S', 'M', 'L', 'E'] as const).map((wagerType) =>
  strict(
    {
      ...GAME,
      wagerType: Type.Literal(wagerType, { description: `A ${MARKET_NAMES[wagerType]}.` }),
      side: Type.Enum([...SIDES_OF[wagerType]]),
    },
    { description: `A side of a game’s ${MARKET_NAMES[wagerType]}.` },
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
