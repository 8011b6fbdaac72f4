import { describe, expect, it } from 'vitest';
import { parseTestTitles } from './parse-test-titles.ts';

const read = (source: string) => parseTestTitles('a.test.tsx', source);
const titles = (source: string) => read(source).map(({ title }) => title);

describe('titles of a test file', () => {
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
    [`it('isn\\'t', run)`, "isn't"],
    [`describe('b', () => { it('a', run) })`, 'a'],
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
    `test.describe('a', run)`,
    `test.beforeEach('a', run)`,
    `test.step('a', run)`,
  ])('finds none in %s', (source) => {
    expect(titles(source)).toEqual([]);
  });

  it('says where a title is', () => {
    expect(read(`render(<p>don't</p>);\n\nit('HR-5: b', run);`)).toEqual([
      { title: 'HR-5: b', line: 3, proves: true, unreadable: false },
    ]);
  });

  it.each([
    `it.skip('a', run)`,
    `it.todo('a')`,
    `test.fails('a', run)`,
    `test.fixme('a', run)`,
    `it.concurrent.skip('a', run)`,
    `it.skip.each([1])('a', run)`,
    `describe.skip('b', () => { it('a', run) })`,
    `test.describe.fixme('b', () => { it('a', run) })`,
    `describe.skip('b', () => { describe('c', () => { it('a', run) }) })`,
  ])('a test of %s proves nothing', (source) => {
    expect(read(source).map(({ title, proves }) => [title, proves])).toEqual([['a', false]]);
  });

  it('says of a file that isn’t TypeScript that it isn’t', () => {
    expect(() => read(`it('a', () => {`)).toThrow('a.test.tsx');
  });
});

describe('titles that begin with a placeholder for the id', () => {
  it.each([
    ['for (const { id } of [{ id: "HR-1" }, { id: "HR-2" }]) it(`${id}: a`, run)'],
    [
      'const rows = [{ id: "HR-1" }, { id: "HR-2" }] as const; for (const { id } of rows) it(`${id}: a`, run)',
    ],
    ['const rows: Row[] = [{ id: "HR-1" }, { id: "HR-2" }]; for (const { id } of rows) it(`${id}: a`, run)'],
    ['for (const [id] of [["HR-1", 3], ["HR-2", 4]]) it(`${id}: a`, run)'],
    ['for (const id of ["HR-1", "HR-2"]) it(`${id}: a`, run)'],
    ['["HR-1", "HR-2"].forEach((id) => it(`${id}: a`, run))'],
    ['it.each([["HR-1", 3], ["HR-2", 4]])("%s: a", run)'],
    ['it.each(["HR-1", "HR-2"])("%s: a", run)'],
    ['it.each([{ id: "HR-1" }, { id: "HR-2" }])("$id: a", run)'],
    [
      'const rows = ["a", "b"].map((code) => ({ id: code === "a" ? "HR-1" : "HR-2" })); for (const { id } of rows) it(`${id}: a`, run)',
    ],
    ['const rows = [{ id: "HR-1" }, ...[{ id: "HR-2" }]]; for (const { id } of rows) it(`${id}: a`, run)'],
  ])('%s', (source) => {
    expect(titles(source)).toEqual(['HR-1: a', 'HR-2: a']);
  });

  it('takes an id out of an expression, and several ids from one text', () => {
    const source =
      'const rows = [{ id: "HR-1, HR-2" }, {}]; for (const { id } of rows) it(`${id === undefined ? "" : `${id}: `}a`, run)';
    expect([...new Set(titles(source))]).toEqual(['HR-1, HR-2']);
  });

  it('says that it can’t tell, rather than credit nothing without a word', () => {
    expect(read('for (const { id } of readRows()) it(`${id}: a`, run)')).toMatchObject([
      { unreadable: true },
    ]);
    expect(read('for (const price of prices) it(`${price} pays`, run)')).toMatchObject([
      { unreadable: false },
    ]);
  });
});
