import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeVariable } from './change-variable.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'variable-'));
  file = join(folder, 'lineboard.env');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('changes one variable, keeps all other lines, and a copy of before', async () => {
  const before = "# Ours.\nPORT='8080'\nDATABASE_URL='postgres://old/book'\n\nDEMO='false'";
  writeFileSync(file, before, { mode: 0o600 });
  const kept = await changeVariable(file, 'DATABASE_URL', 'postgres://new/book');
  expect(readFileSync(file, 'utf8')).toBe(
    "# Ours.\nPORT='8080'\n\nDEMO='false'\nDATABASE_URL='postgres://new/book'\n",
  );
  expect(readFileSync(kept ?? '', 'utf8')).toBe(before);
  for (const path of [file, kept ?? '']) expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('changes nothing where the value can’t be written, or there is no file', async () => {
  expect(await changeVariable(file, 'DATABASE_URL', 'postgres://new/book')).toBeNull();
  writeFileSync(file, "PORT='8080'\n");
  await expect(changeVariable(file, 'DATABASE_URL', "postgres://it's/book")).rejects.toThrow(
    /can’t be changed/,
  );
  expect(readdirSync(folder)).toEqual(['lineboard.env']);
  expect(readFileSync(file, 'utf8')).toBe("PORT='8080'\n");
});
