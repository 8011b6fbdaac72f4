import { COMMAND_NAMES } from '../../domain/src/desk/operator/commands.schema.ts';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOnPath } from '../find-on-path.ts';
import { readQueries } from '../monitoring/read-queries.ts';
import { findUsedFigures } from '../monitoring/used-figures.ts';
import { ROOT } from '../run-command.ts';
import { listPages } from './list-pages.ts';
import { type DocumentedBook, openBook } from './open-book.ts';
import type { BookTrial, CommandRow } from './row.ts';
import { ALL_ROWS } from './rows/all-rows.ts';

const pages = [...listPages().values()];

interface TypedRow {
  readonly name: string;
  readonly command: string;
  readonly printed: string | null;
  readonly trial: BookTrial;
}

const rows = ALL_ROWS.flatMap(({ command, trial }: CommandRow): TypedRow[] => {
  if (trial.in !== 'book') return [];
  const found = pages
    .flatMap(({ commands }) => commands)
    .filter((one) => (typeof command === 'string' ? command === one.command : command.test(one.command)));
  const shown = found.find(({ printed }) => printed !== null) ?? found[0];
  if (shown === undefined) return [];
  return [{ name: shown.command.slice(0, 80), ...shown, trial }];
});

const hasCurl = findOnPath('curl') !== null;

/** Skips a command without curl; with `CI=true` everything runs. */
const leaveOut = (command: string): void => {
  const line = `${command.slice(0, 60)}: curl is missing: apt-get install curl`;
  const file = process.env['LINEBOARD_UNRUN_FILE'];
  if (process.env['CI'] === 'true') throw new Error(`could not run: ${line}`);
  if (file !== undefined) appendFileSync(file, `${line}\n`);
};

const mask = (text: string, masks: BookTrial['masks'] = []): string =>
  masks.reduce((masked, [pattern, put]) => masked.replace(pattern, put), text.trim());

/** JSON as what it says, however a page breaks its lines. */
const asRead = (text: string): unknown => (text.trim().startsWith('{') ? JSON.parse(text) : text);

describe('what the documents tell an operator to type', () => {
  let book: DocumentedBook;

  beforeAll(async () => {
    book = await openBook();
  });
  afterAll(() => book.close());

  it('begins with the book that the other commands are typed in', () => {
    expect(rows[0]?.command).toMatch(/^npx lineboard init /);
  });

  it.each(rows)('$name', async ({ command, printed, trial }) => {
    const { before, put = [], more, code = 0, says, masks, keeps = {}, starts } = trial;
    if (command.startsWith('curl ') && !hasCurl) return leaveOut(command);
    await before?.(book);
    const spelled = book.spell(command, put, more);
    // That npx finds the program is seen once: looking for it takes longer than most commands do.
    const quick = command === rows[0]?.command ? spelled : spelled.replace('npx lineboard', 'lineboard');
    if (starts !== undefined) return book.start(quick, starts);
    const { code: ended, output } = await book.type(quick);
    expect(ended, output).toBe(code);
    if (says !== undefined) expect(output).toMatch(says);
    for (const [name, pattern] of Object.entries(keeps)) book.keep(name, pattern.exec(output)?.[0] ?? '');
    if (printed !== null)
      expect(asRead(mask(book.asPrinted(output), masks))).toEqual(asRead(mask(printed, masks)));
  });

  it('has figures that are each on the page of figures', async () => {
    const authorization = book.spell('Bearer $METRICS_TOKEN', [], undefined);
    const answer = await fetch(book.spell('$ORIGIN/metrics', [], undefined), { headers: { authorization } });
    const figures = [...(await answer.text()).matchAll(/^# TYPE (lineboard_\w+)/gm)].map(([, name]) => name);
    const read = (page: string): string => readFileSync(join(ROOT, 'docs/operations', page), 'utf8');
    const namesIn = (text: string): string[] => text.match(/\blineboard_[a-z_]+/g) ?? [];
    expect(figures.length).toBeGreaterThan(20);
    expect(new Set(namesIn(read('monitoring.md')))).toEqual(new Set(figures));
  });

  it('has each figure that a rule or the dashboard asks for, with its labels', async () => {
    const authorization = book.spell('Bearer $METRICS_TOKEN', [], undefined);
    const answer = await fetch(book.spell('$ORIGIN/metrics', [], undefined), { headers: { authorization } });
    const text = await answer.text();
    const used = findUsedFigures(readQueries());
    const named = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    expect(used.size).toBeGreaterThan(30);
    expect([...used.keys()].filter((name) => !named.has(name.replace(/_(?:bucket|count)$/, '')))).toEqual([]);
    const shown = [...used].filter(([name]) => new RegExp(`^${name}\\{`, 'm').test(text));
    expect(shown.length).toBeGreaterThan(3);
    for (const [name, labels] of shown)
      for (const label of labels) expect(text).toMatch(new RegExp(`^${name}\\{[^\n]*\\b${label}="`, 'm'));
  });

  it('names no command that isn’t there', async () => {
    const { output } = await book.type('npx lineboard --get-yargs-completions lineboard ""');
    const single = output.split('\n');
    const named = [...listPages()].flatMap(([page, { named }]) =>
      named.map(({ line, words }) => ({ where: `${page}:${line}`, words: words.split(' ').slice(1, 3) })),
    );
    const isThere = ([first = '', second = '']: readonly string[]): boolean =>
      COMMAND_NAMES.some((name) => name === `${first} ${second}`) ||
      (single.includes(first) && !COMMAND_NAMES.some((name) => name.startsWith(`${first} `)));
    expect(named.length).toBeGreaterThan(50);
    expect(
      named.filter(({ words }) => !isThere(words)).map(({ where, words }) => `${where}: ${words.join(' ')}`),
    ).toEqual([]);
  });
});
