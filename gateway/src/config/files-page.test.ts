import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readHouseRules } from './read-house-rules.ts';
import { readSiteFile } from './read-site-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'lineboard-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = readFileSync(new URL('../../../docs/operations/files.md', import.meta.url), 'utf8');

/** @returns the chapter, and its example in a file as an operator would copy it */
const readChapter = (title: string): { text: string; path: string } => {
  const [, text = ''] = page.split(`\n## ${title}\n`);
  const [chapter = ''] = text.split('\n## ');
  const [, example = ''] = /```json\n([^]*?)```/.exec(chapter) ?? [];
  const path = join(folder, `${title}.json`);
  writeFileSync(path, example);
  return { text: chapter, path };
};

describe('the page of a book’s files', () => {
  it.each([
    ['House rules', readHouseRules],
    ['The site', readSiteFile],
  ])('%s: has an example that a gateway starts with, and says what each field is', (title, read) => {
    const { text, path } = readChapter(title);
    const example = JSON.parse(readFileSync(path, 'utf8')) as object;
    expect(read(path)).toMatchObject(example);
    for (const field of Object.keys(read(null))) expect(text).toContain(`\`${field}\``);
  });
});
