import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

const TAG = '<script src="/src/app/first-paint.js"></script>';

/**
 * Puts the script that chooses theme and language into the page: the first frame waits for no other file. The gateway's
 * content security policy names what stands in the page by its hash.
 */
export const inlineFirstPaint = (): Plugin => ({
  name: 'lineboard:inline-first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      if (!html.includes(TAG)) throw new Error(`index.html has no ${TAG}`);
      const path = join(import.meta.dirname, '../src/app/first-paint.js');
      const { code } = await minify(path, readFileSync(path, 'utf8'));
      return html.replace(TAG, () => `<script>${code.trim()}</script>`);
    },
  },
});
