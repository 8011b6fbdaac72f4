import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPORT_TYPES } from '@lineboard/domain/ground/sport/sports';
import { expect, it } from 'vitest';
import { listFiles } from './list-files.ts';
import { ROOT } from './run-command.ts';

/** The sandbox plays other companies, which know sports of their own. */
const PRODUCT = /^(?:domain|workers|gateway|client)\/src\/.*\.tsx?$/;
const TEST = /\.(?:test|spec)\.tsx?$/;

/** A sport has its name in its row, with who plays it, in its words and at its drawing. */
const ITS_OWN = [
  /^domain\/src\/ground\/sport\/rows\//,
  /^gateway\/src\/lines\/feeds\/odds-api\/leagues\.ts$/,
  /^gateway\/src\/lines\/feeds\/simulator\/leagues\//,
  /^client\/src\/ground\/ui\/SportDrawing\.tsx$/,
];
const NAME = new RegExp(`['"\`](?:${SPORT_TYPES.join('|')})['"\`]|^\\s*(?:${SPORT_TYPES.join('|')}): `, 'g');

const namesIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
    .flatMap((line) => line.match(NAME) ?? []);

it('finds a sport’s name in a comparison and as a key, and not in words about it', () => {
  expect(namesIn("if (sportType === 'Golf') return {\nTennis: 1 };")).toEqual(["'Golf'", 'Tennis: ']);
  expect(namesIn(" * 'Golf' is played\n// Tennis: sets\nconst golf = 'Golf balls';")).toEqual([]);
});

it('no product file compares with a sport’s name or keeps a table by it: the sport’s row says what it is', () => {
  const found = listFiles(ROOT)
    .filter((path) => PRODUCT.test(path) && !TEST.test(path) && !ITS_OWN.some((own) => own.test(path)))
    .flatMap((path) => namesIn(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});
