import { expect, it } from 'vitest';
import { readInterface } from './read-interface.ts';

const SOURCE = `
import type { Cents } from './cents.ts';

export type Mode = 'normal' | 'desktop';

/** What a line
 * is told with. */
export interface Line {
  /** The price
   * as it is. */
  price: Cents | null;
  mode: Mode;
  // Nobody's business.
  other?: Other;
  name: string;
}

interface Empty {}
`;

const read = (name: string) => readInterface('line.ts', SOURCE, name);

it('reads the properties of an interface with their comments and types', () => {
  expect(read('Line')).toEqual({
    title: 'Line',
    description: 'What a line is told with.',
    properties: {
      price: { description: 'The price as it is.', anyOf: [{ type: 'number' }, { type: 'null' }] },
      mode: { anyOf: [{ const: 'normal' }, { const: 'desktop' }] },
      other: {},
      name: { type: 'string' },
    },
  });
  expect(read('Empty')).toEqual({ title: 'Empty', properties: {} });
});

it.each(['Mode', 'Missing'])('reads no %s, which isn’t an interface of the source', (name) =>
  expect(read(name)).toBeUndefined(),
);
