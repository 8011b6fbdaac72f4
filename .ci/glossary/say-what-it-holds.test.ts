import { expect, it } from 'vitest';
import type { Shape } from '../describe-schema.ts';
import { sayWhatItHolds } from './say-what-it-holds.ts';

const NOTHING: Shape = { type: 'null' };
const STATUS: Shape = { enum: ['O', 'H'] };
const CARD: Shape = { type: 'object', title: 'Card', properties: { points: { type: 'integer' } } };
const PRICE: Shape = {
  anyOf: [
    { type: 'integer', minimum: 100 },
    { type: 'integer', maximum: -100 },
  ],
  description: 'A price.',
};

it.each<[what: string, shape: Shape, said: string]>([
  ['its description', { type: 'integer', description: 'The number.' }, 'The number.'],
  ['a description without an end', { type: 'integer', description: 'The number' }, 'The number.'],
  ['the description of what may be null', { anyOf: [PRICE, NOTHING] }, 'A price.'],
  ['the description around it', { anyOf: [PRICE, NOTHING], description: 'As sold.' }, 'As sold.'],
  ['values that the description leaves out', { ...STATUS, description: 'O open' }, '`O`, `H`: O open.'],
  ['none that the description names', { ...STATUS, description: 'O open, H held.' }, 'O open, H held.'],
  ['values alone', { anyOf: [STATUS, NOTHING] }, '`O`, `H`.'],
  [
    'no values where anything else is allowed',
    { anyOf: [{ type: 'string', const: 'own' }, { type: 'string' }] },
    'Text.',
  ],
  ['a type that speaks for itself', { anyOf: [{ type: 'boolean' }, NOTHING] }, 'True or false.'],
  ['the title of its own type', { anyOf: [CARD, NOTHING] }, '`Card`.'],
  ['what a list is of', { type: 'array', items: CARD }, 'A list of `Card`.'],
])('says of a property %s', (_what, shape, said) => expect(sayWhatItHolds([shape])).toBe(said));

it('says values of several ways once, and each description', () => {
  expect(sayWhatItHolds([{ enum: ['over', 'under'] }, { enum: ['under', 'draw'] }])).toBe(
    '`over`, `under`, `draw`.',
  );
  expect(
    sayWhatItHolds([
      { const: 'S', description: 'A spread.' },
      { const: 'L', description: 'A total.' },
    ]),
  ).toBe('`S`: A spread. `L`: A total.');
});

it.each<Shape>([
  { type: 'object', properties: {} },
  { type: 'array', items: { type: 'string' } },
  { type: 'object', patternProperties: { '^.*$': { type: 'integer' } } },
  { anyOf: [{ type: 'string' }, { type: 'integer' }] },
  { anyOf: [CARD, { ...CARD, title: 'Ticket' }] },
])('says nothing of a property whose type doesn’t, %o', (shape) => {
  expect(sayWhatItHolds([shape])).toBeUndefined();
  expect(sayWhatItHolds([{ ...shape, description: 'What it is.' }])).toBe('What it is.');
});
