import { DEFAULT_GUARDS } from '@lineboard/domain/lines/guards/default-guards';
import { mergeGuards } from '@lineboard/domain/lines/guards/merge-guards';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readGuards } from './read-guards.ts';

describe('a file of guards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guards-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (said: unknown) => {
    const path = join(folder, 'guards.json');
    writeFileSync(path, JSON.stringify(said));
    return readGuards(path);
  };

  it('says as little as it likes, of all feeds and over that of one', () => {
    const file = read({
      all: { newsMs: 5_000, sports: { Football: { mostInPlay: 0.2 } } },
      feeds: { mover: { sports: { Football: { mostInPlay: 0.3 } } } },
    });
    const [ofMover, ofOthers] = ['mover', 'another'].map((feedId) => mergeGuards(file, feedId));
    expect(ofMover?.sports.Football).toEqual({ ...DEFAULT_GUARDS.sports.Football, mostInPlay: 0.3 });
    expect(ofOthers?.sports.Football).toEqual({ ...DEFAULT_GUARDS.sports.Football, mostInPlay: 0.2 });
    expect(ofMover?.sports.Hockey).toEqual(DEFAULT_GUARDS.sports.Hockey);
    expect([ofMover?.newsMs, ofMover?.mostSum]).toEqual([5_000, DEFAULT_GUARDS.mostSum]);
    expect(readGuards(null)).toEqual({});
  });

  it('is taken as the page on files shows it', () => {
    const page = readFileSync(
      join(import.meta.dirname, '..', '..', '..', 'docs', 'operations', 'files.md'),
      'utf8',
    );
    const [, example = ''] = /```json\n(\{\n  "all": \{ "confirm[^]*?)```/.exec(page) ?? [];
    const { sports, confirmBeforeMs } = mergeGuards(read(JSON.parse(example)), 'mover');
    expect([confirmBeforeMs, sports.Basketball.mostBefore]).toEqual([15_000, 0.15]);
  });

  it.each([
    ['a sport that there isn’t', { all: { sports: { Curling: {} } } }],
    ['a figure that there isn’t', { all: { sports: { Football: { most: 1 } } } }],
    ['a figure out of its bounds', { all: { mostSum: -1 } }],
    ['a feed’s name that can’t be one', { feeds: { __Proto__: {} } }],
  ])('is refused with %s', (_, said) => expect(() => read(said)).toThrow('FEED_GUARDS_FILE'));
});
