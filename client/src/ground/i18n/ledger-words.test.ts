import { LEDGER_TYPES } from '@lineboard/domain/ground/ledger/ledger-kind-row';
import { LEDGER_KINDS } from '@lineboard/domain/ground/ledger/ledger-kinds';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';

const catalogues = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../../domain/words/*/later/transactions.json',
  {
    eager: true,
    import: 'default',
  },
);

const listKeys = (language: string, group: string): string[] =>
  Object.keys(catalogues[`../../../../domain/words/${language}/later/transactions.json`] ?? {})
    .filter((key) => key.startsWith(`${group}.`))
    .map((key) => key.slice(group.length + 1))
    .toSorted();

it.each(LANGUAGES)(
  'every kind of ledger entry that customers see, and no other, has its words: %s',
  (language) => {
    const words = LEDGER_KINDS.flatMap((row) => [row.words, row.wordsOfTaking]).filter((key) => key !== null);
    expect(listKeys(language, 'kind')).toEqual(words.toSorted());
  },
);

it.each(LANGUAGES)('every type that transactions are listed by has its words: %s', (language) => {
  expect(listKeys(language, 'types')).toEqual(['A', ...LEDGER_TYPES].toSorted());
});
