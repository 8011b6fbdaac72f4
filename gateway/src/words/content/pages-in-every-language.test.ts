import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PAGES = join(import.meta.dirname, 'pages');
const readPage = (language: string, file: string): string =>
  readFileSync(join(PAGES, language, file), 'utf8');

/** What a page says whatever its language: its parts, where they lead, and every figure that the book fills in. */
const shapeOf = (page: string) => ({
  anchors: page.match(/\{#[a-z-]+\}/g),
  bullets: page.match(/^- /gm)?.length,
  links: page.match(/\]\(\/[^)]+\)/g)?.toSorted(),
  figures: page.match(/\{\{\w+\}\}/g)?.toSorted(),
  // Digits are the same in all of them.
  numbers: page.match(/\d+/g)?.toSorted(),
});

it.each(readdirSync(join(PAGES, 'en')))(
  'SCR2-32, SCR2-34, SCR2-35: %s is there in every language, with the same parts, links and figures',
  (file) => {
    for (const language of LANGUAGES) {
      const page = readPage(language, file);
      expect(shapeOf(page), language).toEqual(shapeOf(readPage('en', file)));
      if (language !== 'en') expect(page).not.toBe(readPage('en', file));
    }
  },
);
