import { describe, expect, it } from 'vitest';
import {
  checkSpecification,
  parseSpecification,
  parseTestTitles,
  parseTitleIds,
  summariseSpecification,
  type TestFile,
  updateSpecification,
} from './specification-table.ts';

const specification = (...rows: string[]) =>
  [
    '# Rows',
    '',
    '| prefix | kind |',
    '|---|---|',
    '| R | route |',
    '',
    '| id | what | status | test |',
    '|---|---|---|---|',
    ...rows,
    '',
    'End.',
  ].join('\n');
const file = (path: string, source: string): TestFile => ({ path, titles: parseTestTitles(source) });
const check = (markdown: string, ...files: TestFile[]) =>
  checkSpecification(parseSpecification(markdown), files);

const toCome = '| VAL2-01 | a spread needs both prices | to come | — |';
const done = '| VAL2-01 | a spread needs both prices | done | domain/spread.test.ts |';
const proof = file(
  'domain/spread.test.ts',
  `it('VAL2-01: a spread without a price is not bettable', () => {});`,
);

describe('checking the specification', () => {
  it('accepts a done row with its test and a row to come without one', () => {
    expect(check(specification(done, '| HR-2 | prices | to come | — |'), proof)).toEqual([]);
  });

  it('reports a done row without a test', () => {
    expect(check(specification(done))).toEqual([
      'line 9: VAL2-01 is done but domain/spread.test.ts has no test whose title begins with it',
    ]);
  });

  it('reports a done row whose test stands in another file', () => {
    const elsewhere = { ...proof, path: 'domain/other.test.ts' };
    expect(check(specification(done), elsewhere)).toHaveLength(1);
  });

  it('reports a done row that lacks its test in one of several files', () => {
    const row =
      '| VAL2-01 | a spread needs both prices | done | client/board.test.tsx, domain/spread.test.ts |';
    expect(check(specification(row), proof)).toEqual([
      'line 9: VAL2-01 is done but client/board.test.tsx has no test whose title begins with it',
    ]);
  });

  it('reports a done row that names no file', () => {
    const row = '| VAL2-01 | a spread needs both prices | done | — |';
    expect(check(specification(row), proof)).toEqual(['line 9: VAL2-01 is done but names no test']);
  });

  it('reports a done row whose only test is skipped, todo or expected to fail', () => {
    for (const modifier of ['skip', 'todo', 'fails', 'fixme', 'concurrent.skip']) {
      const unproven = file('domain/spread.test.ts', `it.${modifier}('VAL2-01: a spread', () => {});`);
      expect(check(specification(done), unproven), modifier).toHaveLength(1);
    }
  });

  it('reports a test whose id is no row', () => {
    const unknown = file('gateway/a.test.ts', `\n\nit('VAL2-99: nothing', () => {});`);
    expect(check(specification(toCome), unknown)).toEqual([
      'gateway/a.test.ts:3: VAL2-99 is not a row of the specification',
    ]);
  });

  it.each([
    'VAL-01: no digit',
    'VAL3-01: no such specification',
    'HR1-2: digit too many',
    'HR-2a: letter',
    'VAL2-01,HR-2: no space',
    'VAL2-01, HR-2a: x',
  ])('reports the mistyped id of "%s"', (title) => {
    expect(
      check(
        specification(toCome, '| HR-2 | prices | to come | — |'),
        file('gateway/a.test.ts', `it('${title}', run)`),
      ),
    ).toContainEqual(expect.stringContaining('begins like an id'));
  });

  it('reports the second row of a duplicated id', () => {
    expect(check(specification(toCome, toCome))).toEqual([
      'line 10: VAL2-01 is already the id of another row',
    ]);
  });

  it('reports a status other than done and to come', () => {
    expect(check(specification('| VAL2-01 | a spread | Done | — |'))).toEqual([
      'line 9: VAL2-01 has the status "Done", not "done" or "to come"',
    ]);
  });

  it('reports a row to come that has tests', () => {
    expect(check(specification(toCome), proof)).toEqual([
      'line 9: VAL2-01 is to come but has tests in domain/spread.test.ts: mark it done (--update does)',
    ]);
  });

  it('reports a row with a missing or additional cell, and one whose id no title could carry', () => {
    expect(
      check(
        specification(
          '| VAL2-01 | a spread | to come |',
          '| VAL2-02 | a | b | to come | — |',
          '| VAL-3 | a | to come | — |',
        ),
      ),
    ).toEqual([
      'line 9: the row is not four filled cells',
      'line 10: the row is not four filled cells',
      'line 11: "VAL-3" is not an id',
    ]);
  });

  it('reports a document without any row instead of passing on nothing', () => {
    expect(check('# Rows\n')).toHaveLength(1);
  });

  it('counts rows in its summary', () => {
    expect(
      summariseSpecification(parseSpecification(specification(done, '| HR-2 | prices | to come | — |'))),
    ).toBe('specification: 2 rows, 1 done, 1 to come');
  });
});

describe('updating the specification', () => {
  const other = file('client/board.test.tsx', `it('VAL2-01, HR-2: draws no price', () => {});`);

  it('marks proven rows done with their files by name, and the check then passes', () => {
    const before = specification(
      toCome,
      '| HR-2 | a \\| b | to come | — |',
      '| HR-3 | amount | to come | — |',
    );
    const after = updateSpecification(before, [proof, other]);
    expect(after).toBe(
      specification(
        '| VAL2-01 | a spread needs both prices | done | client/board.test.tsx, domain/spread.test.ts |',
        '| HR-2 | a \\| b | done | client/board.test.tsx |',
        '| HR-3 | amount | to come | — |',
      ),
    );
    expect(check(after, proof, other)).toEqual([]);
  });

  it('takes a row back to come when its test is gone', () => {
    expect(updateSpecification(specification(done), [])).toBe(specification(toCome));
  });

  it('leaves everything else as it is', () => {
    const markdown = `${specification(done)}\n\n| VAL2-01 | in a table of prose |\n`;
    expect(updateSpecification(markdown, [proof])).toBe(markdown);
  });
});

describe('ids of a title', () => {
  it.each([
    ['HR-2: prices', ['HR-2']],
    ['HR-2 prices', ['HR-2']],
    ['HR-2', ['HR-2']],
    ['ERR2-04, VAL2-12: the minimum', ['ERR2-04', 'VAL2-12']],
    ['SCR1-100: the hundredth', ['SCR1-100']],
    ['a parlay of HR-10', []],
    ['UTF-8 stays', []],
    ['HR-2-based rounding', undefined],
  ])('"%s" begins with %j', (title, ids) => {
    expect(parseTitleIds(title)).toEqual(ids);
  });
});

describe('titles of a test file', () => {
  const titles = (source: string) => parseTestTitles(source).map(({ title }) => title);

  it.each([
    [`it('a', () => {})`, 'a'],
    [`test("a", () => {})`, 'a'],
    [`it(\n  'a',\n  () => {})`, 'a'],
    [`it.only('a', run)`, 'a'],
    [`it.each([1, 2])('a %i', run)`, 'a %i'],
    [`it.each([{ f: (x) => x, s: ')(' }])('a', run)`, 'a'],
    [`it.each<[string, (n: number) => number]>(cases)('a', run)`, 'a'],
    ['it.each`x | y\n${1} | ${2}`("a $x", run)', 'a $x'],
    [`test.for(cases)(\n'a', run)`, 'a'],
    [`test.prop([fc.integer()])('a', run)`, 'a'],
    [`it.skipIf(process.platform === 'win32')('a', run)`, 'a'],
    ['it(`HR-2: ${price} both ways`, run)', 'HR-2: '],
    [`it('HR-2: ' + price, run)`, 'HR-2: '],
    [`it('isn\\'t', run)`, "isn\\'t"],
  ])('%s', (source, title) => {
    expect(titles(source)).toEqual([title]);
  });

  it.each([
    `// it('a', run)`,
    `/* it('a', run) */`,
    `const text = "it('a', run)"`,
    "const text = `\n it('a', run)`",
    `emit('a')`,
    `page.it('a')`,
    `it(name, run)`,
    `test.describe('a', run)`,
    `test.beforeEach('a', run)`,
  ])('finds none in %s', (source) => {
    expect(titles(source)).toEqual([]);
  });

  it('finds a test behind urls, regular expressions and apostrophes in JSX', () => {
    const source = [
      `const url = 'https://example.test/a'; // it's "fine`,
      'const quote = /[\'"`/]/g;',
      `render(<p>don't</p>);`,
      `const half = total / 2; const rest = total / 3;`,
      `it('HR-1: rounds once', run);`,
    ].join('\n');
    expect(parseTestTitles(source)).toEqual([{ title: 'HR-1: rounds once', line: 5, proves: true }]);
  });
});
