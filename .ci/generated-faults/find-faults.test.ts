import { expect, it } from 'vitest';
import { EVERY_NAME, findFaults } from './find-faults.ts';

const PATH = 'gateway/src/lines/book/book.ts';
const idsIn = (source: string): string[] => findFaults(PATH, source, EVERY_NAME).map(({ id }) => id);

it('an id says the kind, the file and the function', () => {
  const [id] = idsIn('export const look = () => { write(); };');
  expect(id).toMatch(/^drop-call:gateway\/src\/lines\/book\/book\.ts#look:[0-9a-f]{8}$/);
});

it('an id stays when lines move, when other code of the function changes and when the code is reformatted', () => {
  const [id] = idsIn('const look = () => { write(one, 2); };');
  expect(idsIn('const a = 1;\n\nconst look = () => {\n  const b = 2;\n  write(one,\n 2);\n};')).toContain(id);
});

it('an id changes with the code that the fault changes, and with its function', () => {
  const [id] = idsIn('const look = () => { write(); };');
  expect(idsIn('const look = () => { read(); };')).not.toContain(id);
  expect(idsIn('const ask = () => { write(); };')).not.toContain(id);
});

it('the same code twice in a function has two ids', () => {
  const ids = idsIn('const look = () => { write(); write(); };');
  expect(new Set(ids).size).toBe(2);
  expect(ids[1]).toBe(`${ids[0]}-2`);
});

it('a change that two kinds would make is made once', () => {
  const faults = findFaults('gateway/src/start/a.ts', 'app.register(b);', EVERY_NAME);
  expect(faults.filter(({ edit }) => edit.text === '' && edit.start === 0).map(({ kind }) => kind)).toEqual([
    'drop-plug-in',
  ]);
});

it('says in a sentence what it does, where and with what', () => {
  const [fault] = findFaults(PATH, '\nclass Book { #look() { write(); } }', EVERY_NAME);
  expect(fault?.sentence).toBe(`Leaves out a call, in #look (${PATH}:2): \`write();\``);
});
