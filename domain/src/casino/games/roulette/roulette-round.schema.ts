import { enteredCents } from '../../../ground/money/cents.schema.ts';
import { list } from '../../../ground/schema/list.ts';
import { strict } from '../../../ground/schema/strict.ts';
import { words } from '../../../ground/schema/words.ts';
import { MOST_PLACES } from './roulette-round.ts';

/** `RouletteBet`. */
export const RouletteBetSchema = strict({
  bets: list(strict({ place: words(20), amountCents: enteredCents() }), {
    minItems: 1,
    maxItems: MOST_PLACES,
  }),
});
