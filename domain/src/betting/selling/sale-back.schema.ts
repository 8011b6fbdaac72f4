import { type Static, Type } from 'typebox';
import { points, price } from '../../ground/price/price.schema.ts';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

/** Why an operator takes a sale back (HR-56); all others stand, whatever is corrected later. */
export const SaleBackWhySchema = Type.Enum(['pastPosting', 'obviousError'], {
  description:
    'pastPosting: the leg was accepted too late and never had action (HR-82) · obviousError: the offer came from a line of the leg that was one (HR-83)',
});

export const SaleBackSchema = strict(
  {
    why: SaleBackWhySchema,
    itemNumber: count('The leg that it is about, from 1.'),
    by: words(80, 'The operator who decided it.'),
    price: orNull(price(), { description: 'What the line should have been; null: as it was.' }),
    line: orNull(points(), { description: 'What the line should have been; null: as it was.' }),
  },
  { title: 'SaleBack', description: 'Why an operator took a sale back (HR-56).' },
);
export type SaleBack = Static<typeof SaleBackSchema>;
