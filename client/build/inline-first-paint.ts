import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_ROWS, LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { minify, type Plugin } from 'vite';

/** Placeholder in the script for the site's languages, each with the beginning of the browsers' tags for it. */
const LANGUAGE_TAGS = /\bLANGUAGE_TAGS\b/g;
const TAGS = LANGUAGES.map((language) => [language, LANGUAGE_ROWS[language].tag]);

const TAG = '<script src="/src/page/app/first-paint.js"></script>';

/**
 * Puts the script that chooses theme and language into the page: the first frame waits for no other file. The gateway's
 * content security policy allows inline scripts by their hashes.
 */
export const inlineFirstPaint = (): Plugin => ({
  name: 'lineboard:inline-first-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      if (!html.includes(TAG)) throw new Error(`index.html has no ${TAG}`);
      const path = join(import.meta.dirname, '../src/page/app/first-paint.js');
      const script = readFileSync(path, 'utf8').replaceAll(LANGUAGE_TAGS, JSON.stringify(TAGS));
      const { code } = await minify(path, script);
      return html.replace(TAG, () => `<script>${code.trim()}</script>`);
    },
  },
});
