import { expect, it } from 'vitest';
import type { CatalogueColumn } from './read-columns.ts';
import { writeTables } from './write-tables.ts';

const createColumn = (columnTerms: Partial<CatalogueColumn>): CatalogueColumn => ({
  table: 'wager',
  column: 'note',
  type: 'text',
  isNullable: false,
  hasDefault: false,
  isGeneratedAlways: false,
  values: null,
  ...columnTerms,
});

const typeOf = (terms: Partial<CatalogueColumn>, rows = {}): string | undefined =>
  /^ {4}note: (.+);$/m.exec(writeTables({ columns: [createColumn(terms)], triggers: [] }, rows))?.[1];

it('a column is read as the pool reads it, and may be left out where the database fills it', () => {
  expect(typeOf({})).toBe('string');
  expect(typeOf({ type: 'int8', isNullable: true })).toBe('number | null');
  expect(typeOf({ type: 'int8', hasDefault: true })).toBe('Generated<number>');
  expect(typeOf({ type: 'int8', hasDefault: true, isGeneratedAlways: true })).toBe('GeneratedAlways<number>');
  expect(typeOf({ values: ['A', "it's"], isNullable: true })).toBe(String.raw`'A' | 'it\'s' | null`);
});

it('a document is written as its text', () => {
  expect(typeOf({ type: 'jsonb' })).toBe('ColumnType<unknown, string, string>');
  expect(
    typeOf({ type: 'jsonb', isNullable: true }, { 'wager.note': { type: 'Terms', from: 'terms' } }),
  ).toBe('ColumnType<Terms | null, string | null, string | null>');
  expect(
    typeOf({ type: 'jsonb', hasDefault: true }, { 'wager.note': { type: 'A', isWrittenOnce: true } }),
  ).toBe('ColumnType<A, string | undefined, never>');
});

it('each type is imported once from where its row says', () => {
  const columns = [createColumn({}), createColumn({ column: 'more' })];
  const text = writeTables(
    { columns, triggers: [] },
    {
      'wager.note': { type: 'Array<Partial<Terms>>', from: 'terms' },
      'wager.more': { type: 'Terms', from: 'terms' },
    },
  );
  expect(text.match(/import type .* from 'terms';/g)).toEqual(["import type { Terms } from 'terms';"]);
});

it('a row of the hand-kept table that says nothing, or what is not so, is refused', () => {
  expect(() => typeOf({}, { 'wager.gone': { type: 'A' } })).toThrow(
    'wager.gone has a row in column-types.ts',
  );
  expect(() => typeOf({ values: ['A', 'B'] }, { 'wager.note': { type: "'A'" } })).toThrow('lists its values');
  expect(() => typeOf({}, { 'wager.note': { type: 'string' } })).toThrow('says nothing more');
});

it('a kind of column that nobody has read yet is refused', () => {
  expect(() => typeOf({ type: 'numeric' })).toThrow('wager.note is numeric');
});
