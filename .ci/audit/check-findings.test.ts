import { describe, expect, it } from 'vitest';
import { checkFindings } from './check-findings.ts';
import { checkIndex, updateIndex } from './page-counts.ts';
import { parsePage, parseTitle } from './parse-page.ts';

const PATH = 'docs/audit/money.md';
const TESTS = {
  files: new Set([
    'domain/src/a.test.ts',
    'client/src/b.test.tsx',
    'client/e2e/c.spec.ts',
    'domain/src/a.ts',
  ]),
  scripts: new Set(['verify:container', 'fuzz']),
};
const page = (...rows: string[]) =>
  ['# Money', '', '| id | what was found | state | held by |', '|---|---|---|---|', ...rows, '', 'End.'].join(
    '\n',
  );
const check = (...rows: string[]) => checkFindings(PATH, parsePage(PATH, page(...rows)), TESTS);
const row = (heldBy: string, state = 'done', id = '1') =>
  `| ${id} | it holds too little | ${state} | ${heldBy} |`;

describe('checking the findings of an audit', () => {
  it.each([
    '`domain/src/a.test.ts`',
    '`client/src/b.test.tsx`, `client/e2e/c.spec.ts`',
    '`npm run verify:container`',
  ])('accepts what is done and held by %s', (heldBy) => expect(check(row(heldBy))).toEqual([]));

  it.each(['later', 'declined'])('accepts what is %s with a reason', (state) => {
    expect(check(row('it waits for another change', state))).toEqual([]);
    expect(check(row('', state))).toEqual([`${PATH}:5: the row is not four filled cells`]);
  });

  it.each(['a test of the book', '`domain/src/a.ts`', '`fuzz`', 'domain/src/a.test.ts'])(
    'reports what is done and names no test: %s',
    (heldBy) =>
      expect(check(row(heldBy))).toEqual([
        `${PATH}:5: 1 is done but names no test and no verify script in backticks`,
      ]),
  );

  it.each([
    ['domain/src/gone.test.ts', '`domain/src/a.test.ts`, `domain/src/gone.test.ts`'],
    ['verify:gone', '`verify:gone`'],
  ])('reports a test that is not there: %s', (name, heldBy) => {
    expect(check(row(heldBy))).toEqual([`${PATH}:5: 1 is held by ${name}, which is not there`]);
  });

  it.each(['open', 'Done', 'merged'])('reports the state "%s"', (state) => {
    expect(check(row('`domain/src/a.test.ts`', state))).toEqual([
      `${PATH}:5: 1 has the state "${state}", not "done", "later" or "declined"`,
    ]);
  });

  it('reports an id that appears twice, a row of other cells, and a page without rows', () => {
    expect(check(row('so', 'later'), row('so', 'later'), '| 2 | only | later |')).toEqual([
      `${PATH}:6: 1 is already the id of another row`,
      `${PATH}:7: the row is not four filled cells`,
    ]);
    expect(check()).toHaveLength(1);
  });
});

describe('the index of the audits', () => {
  const markdown = page(row('`domain/src/a.test.ts`'), row('so', 'later', '2'), row('so', 'declined', '3'));
  const money = { file: 'money.md', title: parseTitle(markdown), findings: parsePage(PATH, markdown) };
  const bugs = { ...money, file: 'bugs.md', title: 'Bugs' };
  const empty = [
    '# Audits',
    '',
    '| audit | findings | done | later | declined |',
    '|---|---|---|---|---|',
    '',
    'End.',
  ];

  it('counts each page that is there, in order', () => {
    const index = updateIndex(empty.join('\n'), [money, bugs]);
    expect(index.split('\n').slice(4)).toEqual([
      '| [Bugs](bugs.md) | 3 | 1 | 1 | 1 |',
      '| [Money](money.md) | 3 | 1 | 1 | 1 |',
      '',
      'End.',
    ]);
    expect(checkIndex(index, [money, bugs])).toEqual([]);
    expect(checkIndex(index, [money])).toHaveLength(1);
    expect(updateIndex(index, [money]).split('\n').slice(4, 6)).toEqual([
      '| [Money](money.md) | 3 | 1 | 1 | 1 |',
      '',
    ]);
  });

  it('reports counts of another time, and an index without a table', () => {
    expect(checkIndex(empty.join('\n'), [money])).toEqual([
      'the index does not say what the pages hold (--update fills it in)',
    ]);
    expect(checkIndex('# Audits\n', [money])).toEqual([expect.stringContaining('has no table')]);
  });
});
