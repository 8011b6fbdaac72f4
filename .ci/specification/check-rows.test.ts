import { describe, expect, it } from 'vitest';
import { checkRows, listMissingPageProofs } from './check-rows.ts';
import { parseNotes, parseRows } from './parse-area.ts';
import { parseTestTitles, type TestFile } from './parse-test-titles.ts';
import { parseTitleIds } from './row.ts';
import { updateStatuses } from './update-statuses.ts';

const PATH = 'docs/specification/slip.md';
const area = (...rows: string[]) =>
  [
    '# Rows',
    '',
    '| mark | is |',
    '|---|---|',
    '| page | met |',
    '',
    '| id | what | marks | status |',
    '|---|---|---|---|',
    ...rows,
    '',
    'End.',
  ].join('\n');
const file = (path: string, source: string): TestFile => ({ path, titles: parseTestTitles(path, source) });
const check = (markdown: string, ...files: TestFile[]) =>
  checkRows(parseRows(PATH, markdown), parseNotes(PATH, markdown), files);
const at = (line: number, what: string) => `${PATH}:${line}: ${what}`;

const toCome = '| VAL2-01 | a spread needs both prices | — | to come |';
const done = '| VAL2-01 | a spread needs both prices | — | done |';
const proof = file(
  'domain/spread.test.ts',
  `it('VAL2-01: a spread without a price is not bettable', () => {});`,
);

describe('checking the rows', () => {
  it('accepts a done row with its test and a row to come without one', () => {
    expect(check(area(done, '| HR-2 | prices | — | to come |'), proof)).toEqual([]);
  });

  it('reports a done row without a test', () => {
    expect(check(area(done))).toEqual([
      at(9, 'VAL2-01 is done but no test has a title that begins with it (--update says "to come")'),
    ]);
  });

  it.each(['skip', 'todo', 'fails', 'fixme', 'concurrent.skip'])(
    'reports a done row whose only test is it.%s',
    (modifier) => {
      expect(
        check(area(done), file('domain/a.test.ts', `it.${modifier}('VAL2-01: a', () => {});`)),
      ).toHaveLength(1);
    },
  );

  it('reports a row to come that has tests', () => {
    expect(check(area(toCome), proof)).toEqual([
      at(9, 'VAL2-01 is to come but has tests: mark it done (--update does)'),
    ]);
  });

  it('credits a title that begins with a placeholder', () => {
    const loop = 'for (const { id } of [{ id: "VAL2-01" }]) test(`${id}: on and off`, run);';
    expect(check(area(done), file('client/e2e/a.spec.ts', loop))).toEqual([]);
  });

  it('reports a title whose ids can’t be read', () => {
    expect(
      check(area(toCome), file('client/a.test.ts', 'for (const { id } of rows()) it(`${id}: a`, run)')),
    ).toEqual([
      `client/a.test.ts:1: which rows the title begins with can't be read: name them in the loop's own list`,
    ]);
  });

  it('reports a test whose id is no row', () => {
    expect(check(area(toCome), file('gateway/a.test.ts', `\n\nit('VAL2-99: nothing', () => {});`))).toEqual([
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
    const rows = area(toCome, '| HR-2 | prices | — | to come |');
    expect(check(rows, file('gateway/a.test.ts', `it('${title}', run)`))).toContainEqual(
      expect.stringContaining('begins like an id'),
    );
  });

  it('reports the second row of a duplicated id, in another area too', () => {
    const rows = [...parseRows(PATH, area(toCome)), ...parseRows('docs/specification/b.md', area(toCome))];
    expect(checkRows(rows, [], [])).toEqual([
      'docs/specification/b.md:9: VAL2-01 is already the id of another row',
    ]);
  });

  it('reports a status and a mark that are none', () => {
    expect(check(area('| VAL2-01 | a spread | — | Done |', '| VAL2-02 | a | screen | to come |'))).toEqual([
      at(9, 'VAL2-01 has the status "Done", not "done", "to come" or "→ ID"'),
      at(10, 'VAL2-02 has the mark "screen"'),
    ]);
  });

  it('reports a row with a missing or additional cell, and one whose id no title could carry', () => {
    expect(
      check(
        area('| VAL2-01 | a | to come |', '| VAL2-02 | a | b | — | to come |', '| VAL-3 | a | — | to come |'),
      ),
    ).toEqual([
      at(9, 'the row is not four filled cells'),
      at(10, 'the row is not four filled cells'),
      at(11, '"VAL-3" is not an id'),
    ]);
  });

  it('reports a document without any row instead of passing on nothing', () => {
    expect(check('# Rows\n')).toHaveLength(1);
  });
});

describe('a row that holds several facts', () => {
  it.each([
    ['prices are exact; the display is not', 'several facts'],
    ['Game line: carries the fields that the glossary lists', 'names no fields'],
    ['a'.repeat(151), 'longer than'],
  ])('is reported: %s', (what, problem) => {
    expect(check(area(`| VAL2-01 | ${what} | — | to come |`))).toEqual([expect.stringContaining(problem)]);
  });

  it('is done by none of the tests of its parts, nor they by one of the whole', () => {
    const parts = area('| HR-4.1 | base amount | — | to come |', '| HR-4.2 | circled | — | done |');
    const part = file('domain/a.test.ts', `it('HR-4.2: circled', run)`);
    expect(check(parts, part)).toEqual([]);
    expect(check(parts, part, file('domain/b.test.ts', `it('HR-4: everything', run)`))).toEqual([
      'domain/b.test.ts:1: HR-4 has parts: begin with the one that is proven, HR-4.1 to HR-4.2',
    ]);
    expect(check(area('| HR-4 | limits | — | done |'), part)).toContainEqual(
      expect.stringContaining('HR-4.2 is not a row'),
    );
  });
});

describe('a merged row', () => {
  const twin = '| CON2-06 | price cap 140 | — | → VAL2-01 |';

  it('needs no test, and takes none', () => {
    expect(check(area(done, twin), proof)).toEqual([]);
    expect(check(area(done, twin), proof, file('a.test.ts', `it('CON2-06: cap', run)`))).toEqual([
      'a.test.ts:1: CON2-06 is stated by VAL2-01: begin with that',
    ]);
  });

  it('points to rows that have tests of their own', () => {
    expect(check(area(toCome, '| CON2-06 | cap | — | → VAL2-09 |'))).toEqual([
      at(10, 'CON2-06 points to VAL2-09, which is no row'),
    ]);
    expect(check(area(toCome, twin, '| CON2-07 | cap | — | → VAL2-01, CON2-06 |'))).toEqual([
      at(11, 'CON2-07 points to CON2-06, which points on'),
    ]);
  });
});

describe('a note', () => {
  it('is on a row of its file', () => {
    expect(check(`${area(toCome)}\n- **VAL2-01**: so`)).toEqual([]);
    expect(check(`${area(toCome)}\n- **VAL2-01, VAL2-02**: so`)).toEqual([
      at(12, 'the note is on VAL2-02, no row of this file'),
    ]);
  });
});

describe('the proof on the page', () => {
  const onPage = parseRows(
    PATH,
    area('| VAL2-01 | a spread | page | done |', '| VAL2-02 | a total | — | done |'),
  );
  const missing = (...files: TestFile[]) => listMissingPageProofs(onPage, files).map(({ id }) => id);

  it('is missing where only other rooms prove the row', () => {
    expect(missing(proof)).toEqual(['VAL2-01']);
    expect(missing(proof, { ...proof, path: 'gateway/spread.test.ts' })).toEqual(['VAL2-01']);
  });

  it('is a test under client/, in jsdom or in the browser', () => {
    expect(missing(proof, { ...proof, path: 'client/src/betting/slip/a.test.tsx' })).toEqual([]);
    expect(missing(proof, { ...proof, path: 'client/e2e/a.spec.ts' })).toEqual([]);
  });

  it('is no skipped test', () => {
    expect(missing(proof, file('client/a.test.ts', `it.skip('VAL2-01: a', run)`))).toEqual(['VAL2-01']);
  });
});

describe('filling in the statuses', () => {
  const other = file('client/board.test.tsx', `it('VAL2-01, HR-2: draws no price', () => {});`);
  const update = (markdown: string, ...files: TestFile[]) => updateStatuses(PATH, markdown, files);

  it('marks proven rows done, and the check then passes', () => {
    const before = area(toCome, '| HR-2 | a \\| b | page | to come |', '| HR-3 | amount | — | to come |');
    const after = update(before, proof, other);
    expect(after).toBe(area(done, '| HR-2 | a \\| b | page | done |', '| HR-3 | amount | — | to come |'));
    expect(check(after, proof, other)).toEqual([]);
  });

  it('takes a row back to come when its test is gone', () => {
    expect(update(area(done))).toBe(area(toCome));
  });

  it('leaves everything else as it is', () => {
    const markdown = `${area(done, '| CON2-06 | cap | — | → VAL2-01 |')}\n\n| VAL2-01 | in a table of prose |\n`;
    expect(update(markdown, proof)).toBe(markdown);
  });
});

describe('ids of a title', () => {
  it.each([
    ['HR-2: prices', ['HR-2']],
    ['HR-2 prices', ['HR-2']],
    ['HR-2', ['HR-2']],
    ['HR-2.11: prices', ['HR-2.11']],
    ['VAL2-58, VAL2-12: the minimum', ['VAL2-58', 'VAL2-12']],
    ['SCR1-100: the hundredth', ['SCR1-100']],
    ['a parlay of HR-10', []],
    ['UTF-8 stays', []],
    ['HR-2-based rounding', undefined],
    ['HR-2.: prices', undefined],
  ])('"%s" begins with %j', (title, ids) => {
    expect(parseTitleIds(title)).toEqual(ids);
  });
});
