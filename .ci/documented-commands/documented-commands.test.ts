import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { VERIFICATIONS } from '../verifications.ts';
import { listPages } from './list-pages.ts';
import type { CommandRow } from './row.ts';
import { ALL_ROWS } from './rows/all-rows.ts';

const pages = listPages();

const covers = ({ command }: CommandRow, typed: string): boolean =>
  typeof command === 'string' ? command === typed : command.test(typed);

const documented = [...pages].flatMap(([page, { commands }]) =>
  commands.map(({ line, command }) => ({ where: `${page}:${line}`, command })),
);

/** @returns what is wrong with a link, null where it leads somewhere */
const faultOf = (page: string, target: string): string | null => {
  if (/^[a-z]+:/i.test(target)) return null;
  const [path = '', anchor] = target.split('#');
  const to = path === '' ? page : normalize(join(dirname(page), decodeURI(path)));
  if (!existsSync(join(ROOT, to))) return `${to} isn't there`;
  const linked = pages.get(to);
  if (anchor === undefined || linked === undefined || linked.anchors.has(anchor)) return null;
  return `${to} has no heading #${anchor}`;
};

describe('the commands of the documents', () => {
  it('are each in the table that says how it is tried', () => {
    const strangers = documented.filter(({ command }) => !ALL_ROWS.some((row) => covers(row, command)));
    expect(
      strangers.map(({ where, command }) => `${where} has a command that no test types: ${command}`),
      'Add a row to a file of .ci/documented-commands/rows: inBook(command) for one that is typed in the book of ' +
        'npm test, atLength(command) for npm run verify:documents, verified(command) for what verify:all runs, notRun(command, reason, stand-in) for what needs ' +
        'Docker, a registry, a certificate or the internet. What is no command goes into a fence with its language.',
    ).toEqual([]);
  });

  it('are all that the table has', () => {
    const left = ALL_ROWS.filter((row) => !documented.some(({ command }) => covers(row, command)));
    expect(
      left.map(({ command }) => String(command)),
      'No page has these commands any more: take their rows out of .ci/documented-commands/rows.',
    ).toEqual([]);
  });

  it('have one row each', () => {
    const twice = documented.filter(
      ({ command }) => ALL_ROWS.filter((row) => covers(row, command)).length > 1,
    );
    expect(twice).toEqual([]);
  });

  it('are run by verify:all where the table says so', () => {
    const scripts = ALL_ROWS.flatMap(({ trial }) => (trial.in === 'verify:all' ? [trial.script] : []));
    const run = VERIFICATIONS.map(({ script }) => script);
    expect(scripts.filter((script) => !run.includes(script))).toEqual([]);
  });

  it('are told from what is no command: every fence says its language', () => {
    const nameless = [...pages].flatMap(([page, { nameless }]) => nameless.map((line) => `${page}:${line}`));
    expect(nameless).toEqual([]);
  });
});

describe('the links of the documents', () => {
  it('lead to a file that is there, and to a heading of it', () => {
    const faults = [...pages].flatMap(([page, { links }]) =>
      links.flatMap(({ line, target }) => {
        const fault = faultOf(page, target);
        return fault === null ? [] : [`${page}:${line} links to ${target}: ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('are found', () => {
    const links = [...pages.values()].flatMap(({ links }) => links);
    expect(links.length).toBeGreaterThan(100);
    expect(faultOf('README.md', 'docs/nowhere.md')).toBe("docs/nowhere.md isn't there");
    expect(faultOf('README.md', 'docs/feeds.md#nowhere')).toBe('docs/feeds.md has no heading #nowhere');
  });
});
