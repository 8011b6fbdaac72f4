import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { WAGER_LETTERS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WORDS_FOLDER } from '../../ground/folders/folders.ts';
import { StartRefused } from '../../ground/report/start-refused.ts';
import { readCatalogues } from './read-catalogues.ts';
import { textsIn } from './texts-in.ts';

describe('the words of the book', () => {
  it('exist in each language', () => {
    expect(LANGUAGES.map((language) => textsIn(language)('period:half1'))).toEqual([
      '1st half',
      '1.ª mitad',
      'ครึ่งแรก',
      '上半場',
      '1º tempo',
    ]);
  });

  it('have the plural that the language asks for', () => {
    const seconds = [1, 7, 2_000_000].map((count) => textsIn('es')('figures:seconds', { count }));
    expect(seconds).toEqual(['1 segundo', '7 segundos', '2000000 segundos']);
    expect(textsIn('th')('figures:seconds', { count: 1 })).toBe('1 วินาที');
  });

  it('leave filled-in values unchanged, and refer from one catalogue to another in the same language', () => {
    const customer = '<A> & $1 {{book}} $t(demo:wagering)';
    expect(textsIn('en')('files:account', { customer })).toBe(`Account: ${customer}`);
    expect(textsIn('zh-hant')('files:period.half1')).toBe('上半場');
    expect(textsIn('zh-hant')('statement:wagerType.P')).toBe('過關');
  });

  it('keep the name of an unknown sport', () => {
    const say = textsIn('es');
    expect(say('sport:Soccer', { defaultValue: 'Soccer' })).toBe('Fútbol');
    expect(say('sport:Chess: blitz', { defaultValue: 'Chess: blitz' })).toBe('Chess: blitz');
  });
});

it.each(LANGUAGES)('have a name for each letter by which statements count wagers: %s', (language) => {
  const { statement = {} } = readCatalogues(WORDS_FOLDER)[language];
  const letters = Object.keys(statement).filter((key) => key.startsWith('wagerType.'));
  expect(letters.toSorted()).toEqual(WAGER_LETTERS.map((letter) => `wagerType.${letter}`).toSorted());
});

describe('words that can’t be read', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'words-'));
    cpSync(WORDS_FOLDER, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const MAIL = 'es/book/mail.json';

  it('are all read when none is missing', () => {
    expect(readCatalogues(folder)).toEqual(readCatalogues(WORDS_FOLDER));
  });

  it.each([
    ['is missing', () => rmSync(join(folder, MAIL)), MAIL],
    ['is no JSON', () => writeFileSync(join(folder, MAIL), '{'), MAIL],
    ['is empty', () => writeFileSync(join(folder, MAIL), ''), MAIL],
    ['is no catalogue', () => writeFileSync(join(folder, MAIL), '["a"]'), MAIL],
    ['has a text without words', () => writeFileSync(join(folder, MAIL), '{ "reset.subject": "" }'), MAIL],
    [
      'has a catalogue in a catalogue',
      () => writeFileSync(join(folder, MAIL), '{ "reset": { "a": "b" } }'),
      MAIL,
    ],
    ['is of a language that isn’t there', () => rmSync(join(folder, 'th'), { recursive: true }), 'th/book'],
    [
      'is of a folder that isn’t there',
      () => rmSync(join(folder, 'en/book'), { recursive: true }),
      'en/book',
    ],
  ])('stop the start where a file %s, and name its place', (_, spoil, place) => {
    spoil();
    expect(() => readCatalogues(folder)).toThrow(StartRefused);
    expect(() => readCatalogues(folder)).toThrow(join(folder, place));
  });
});
