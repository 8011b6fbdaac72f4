import { TICKET_WAGER_TYPES } from '@lineboard/domain/ground/wager-kind/wager-types';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';

const catalogues = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../../domain/words/*/{first/wager,later/open-bets}.json',
  { eager: true, import: 'default' },
);

const wordsOf = (language: string, path: string): Readonly<Record<string, string>> =>
  catalogues[`../../../../domain/words/${language}/${path}.json`] ?? {};

it.each(LANGUAGES)('every wager type of the slip has its name and an explaining sentence: %s', (language) => {
  const words = Object.keys(wordsOf(language, 'first/wager'));
  for (const group of ['type', 'about'])
    expect(words).toEqual(expect.arrayContaining(TICKET_WAGER_TYPES.map((type) => `${group}.${type}`)));
});

it.each(LANGUAGES)('every kind of wager has its name among open bets: %s', (language) => {
  const words = Object.keys(wordsOf(language, 'later/open-bets'));
  // The name of an if bet or a reverse depends on more than the kind.
  const named = Object.keys(WAGER_KINDS).filter((kind) => kind !== 'ifBet' && kind !== 'reverse');
  expect(words).toEqual(expect.arrayContaining(named.map((kind) => `type.${kind}`)));
});
