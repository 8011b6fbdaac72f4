import { expect, it } from 'vitest';
import { indexOptionalNames } from './index-optional-names.ts';

const names = indexOptionalNames(
  new Map([
    ['domain/src/a.ts', 'export function read(a: string, b = 1) {}\nconst ask = (a?: string) => a;'],
    [
      'domain/src/b.ts',
      'interface Parts { type?: string; page: number }\nconst c = ({ only = true }) => only;',
    ],
    ['domain/src/c.ts', 'interface Book { say: (line: string, to?: string) => void }'],
  ]),
);

it('knows which arguments have a default', () => {
  expect([names.isOptionalArgument('read', 1), names.isOptionalArgument('read', 0)]).toEqual([true, false]);
  expect([names.isOptionalArgument('ask', 0), names.isOptionalArgument('say', 1)]).toEqual([true, true]);
  expect(names.isOptionalArgument('write', 0)).toBe(false);
});

it('knows which properties may be left out', () => {
  expect(['type', 'only', 'page'].map((name) => names.isOptionalProperty(name))).toEqual([true, true, false]);
});
