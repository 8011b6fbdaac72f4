import { Type, type Static } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

const REFUSED = {
  code: words(64, 'One of the command’s own, or what any call may be refused with.'),
  message: words(1_000, 'The refusal in words, for people.'),
  field: Type.Optional(
    words(200, 'Which part of the input is wrong, where one is, e.g. `rows.3.customerId`; empty: all of it.'),
  ),
};

/** `OperatorRefusal`. */
export const OperatorRefusalSchema = strict(
  {
    error: strict({
      ...REFUSED,
      others: Type.Optional(
        list(strict(REFUSED), {
          description: 'What else is wrong with the rows of an import, up to 19 more.',
        }),
      ),
    }),
  },
  { title: 'OperatorRefusal', description: 'Why an operator’s call did nothing.' },
);

export type OperatorRefusal = Static<typeof OperatorRefusalSchema>['error'];
