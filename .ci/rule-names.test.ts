import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from './list-files.ts';
import { ROOT } from './run-command.ts';

const RULES = /^domain\/src\/.*\.ts$/;
const TEST = /\.test\.ts$/;

/** What a file exports to be called; its constants and types are told apart by what they are asked for. */
const callablesIn = (text: string): string[] =>
  [...text.matchAll(/^export (?:const|function\*?) ([a-z]\w*)/gm)].map(([, name = '']) => name);

/** Names that are in more than one file, each with its files. */
const namesTwice = (files: ReadonlyMap<string, string>): string[] => {
  const places = new Map<string, string[]>();
  for (const [path, text] of files)
    for (const name of callablesIn(text)) places.set(name, [...(places.get(name) ?? []), path]);
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);
};

it('finds a name that two files give to what they export, and no other', () => {
  const files = new Map([
    ['a.ts', 'export const isDrawn = (): boolean => true;\nexport const MOST = 3;\nconst own = 1;'],
    ['b.ts', 'export function isDrawn() {}\nexport const MOST = 4;\nexport const own = 2;'],
  ]);
  expect(namesTwice(files)).toEqual(['isDrawn: a.ts, b.ts']);
});

it('a name means one rule in the domain: who imports it by name can’t get the other', () => {
  const files = listFiles(ROOT).filter((path) => RULES.test(path) && !TEST.test(path));
  expect(namesTwice(new Map(files.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])))).toEqual(
    [],
  );
});
