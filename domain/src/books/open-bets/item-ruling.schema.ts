import { type Static, Type } from 'typebox';
import { points, price } from '../../ground/price/price.schema.ts';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

/** What an operator decides of a leg by name (HR-81 to HR-85). */
export const RulingKindSchema = Type.Enum(
  ['pastPosting', 'onTime', 'obviousError', 'teamsChanged', 'relatedLegs', 'splitTakenBack'],
  {
    description:
      'pastPosting: it was accepted too late (HR-82) · onTime: it was not · obviousError: at a line that was one (HR-83) · teamsChanged: other teams play ' +
      'under its number (HR-81) · relatedLegs: its wager was split into straights (HR-85) · splitTakenBack: it is one of those, ' +
      'and that was taken back',
  },
);

export const ItemRulingSchema = strict(
  {
    kind: RulingKindSchema,
    by: words(80, 'The operator who decided it.'),
    price: orNull(price(), { description: 'What should have been offered; null: as accepted.' }),
    line: orNull(points(), { description: 'What should have been offered; null: as accepted.' }),
    ticketNumber: orNull(count(), {
      description:
        'The ticket of the straights that it was split into, and of those the ticket that was split.',
    }),
  },
  { title: 'ItemRuling', description: 'What an operator decided about a leg, by the house rules’ names.' },
);
export type ItemRuling = Static<typeof ItemRulingSchema>;
