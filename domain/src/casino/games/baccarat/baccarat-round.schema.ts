import { Type } from 'typebox';
import { enteredCents } from '../../../ground/money/cents.schema.ts';
import { list } from '../../../ground/schema/list.ts';
import { strict } from '../../../ground/schema/strict.ts';
import { BACCARAT_PLACES } from './baccarat-round.ts';

/** `BaccaratBet`. */
export const BaccaratBetSchema = strict({
  bets: list(strict({ place: Type.Enum([...BACCARAT_PLACES]), amountCents: enteredCents() }), {
    minItems: 1,
    maxItems: BACCARAT_PLACES.length,
  }),
});
