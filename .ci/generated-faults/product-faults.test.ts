import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../list-files.ts';
import { ROOT } from '../run-command.ts';
import { FAULT_KINDS } from './fault-kinds.ts';
import { EVERY_NAME, findFaults, parse } from './find-faults.ts';
import { applyEdit } from './generated-fault.ts';
import { isProductFile } from './product-files.ts';

/** Some of the product, from every room, and what puts it together: of all of it the command itself finds faults. */
const files = listFiles(ROOT)
  .filter(isProductFile)
  .filter(
    (path, at) =>
      at % 40 === 0 ||
      /^gateway\/src\/(?:start\/(?:app|start-sweeps)|account\/self-service\/inbox-routes)\.ts$/.test(path) ||
      path.endsWith('ground/timers/repeat.ts'),
  );
const found = files.map((path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return { path, text, faults: findFaults(path, text, EVERY_NAME) };
});
const faults = found.flatMap((file) => file.faults);

/** What the parser has against a text; its own type keeps that to itself. */
const readErrors = (path: string, text: string): readonly unknown[] =>
  (parse(path, text) as ReturnType<typeof parse> & { parseDiagnostics: readonly unknown[] }).parseDiagnostics;

describe('faults of the product', () => {
  it('each has an id of its own, that names its file', () => {
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
    for (const { id, path } of faults) expect(id).toContain(`:${path}#`);
  });

  it('none changes nothing, and no two do the same', () => {
    for (const file of found) {
      const texts = file.faults.map(({ edit }) => applyEdit(file.text, edit));
      expect(new Set([file.text, ...texts]).size, file.path).toBe(texts.length + 1);
    }
  });

  it('the first of each kind in a file can be read', () => {
    const broken = found.flatMap(({ path, text, faults: all }) =>
      [...new Map(all.toReversed().map((fault) => [fault.kind, fault])).values()].filter(
        ({ edit }) => readErrors(path, applyEdit(text, edit)).length > 0,
      ),
    );
    expect(broken.map(({ sentence }) => sentence)).toEqual([]);
  });

  it('are of every kind', () => {
    const kinds = new Set(faults.map(({ kind }) => kind));
    expect(FAULT_KINDS.map(({ name }) => name).filter((name) => !kinds.has(name))).toEqual([]);
  });
});
