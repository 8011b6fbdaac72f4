import { expect, it } from 'vitest';
import { findCodeGaps } from './find-code-gaps.ts';
import { findUnknownNames } from './find-unknown-names.ts';

it('names restriction codes without a row, and rows of codes that the book doesn’t have', () => {
  const effects = [{ codes: 'MOVER, LBETTING', effect: 'nothing' }];
  expect(findCodeGaps(['MOVER', 'LBETTING'], effects)).toEqual([]);
  expect(findCodeGaps(['MOVER', 'DDBA'], effects)).toEqual([
    'Restriction codes: DDBA has no row',
    'Restriction codes: the book has no LBETTING',
  ]);
});

it.each(['`gameNum`', '`restrictions[].code`', '`domain/src/ground/sport/period.ts`'])(
  'finds %s in the product',
  (name) => expect(findUnknownNames(`The ${name} is ours.`)).toEqual([]),
);

it.each(['`reGameNum`', '`restrictions[].reCode`', '`domain/src/ground/sport/re-period.ts`'])(
  'finds %s nowhere in the product',
  (name) =>
    expect(findUnknownNames(`One.\nThe ${name}.`)).toEqual([`the product has no ${name}: The ${name}.`]),
);
