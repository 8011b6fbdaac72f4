import { enteredCents } from '../../money/cents.schema.ts';
import { list } from '../../schema/list.ts';
import { strict } from '../../schema/strict.ts';
import { words } from '../../schema/words.ts';
import { MOST_PLACES } from './roulette-round.ts';

/** `RouletteBet`. */
export const RouletteBetSchema = strict({
  bets: list(strict({ place: words(20), amountCents: enteredCents() }), {
    minItems: 1,
    maxItems: MOST_PLACES,
  }),
});
