import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources of a content security policy: `'sha256-…'`. */
interface InlineParts {
  scripts: string[];
  styles: string[];
}

/** Inline elements as the build writes them. An element with attributes, e.g. one that names a file, isn't inline. */
const INLINE = /<(script|style)>(.*?)<\/\1>/gs;

/**
 * The inline parts of the built page, the first frame's styles and script, under the names that a policy needs for
 * them.
 */
export const hashInlineParts = (clientDir: string): InlineParts => {
  const path = join(clientDir, 'index.html');
  const found = existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(INLINE)] : [];
  const hashes = (element: string): string[] =>
    found
      .filter(([, name]) => name === element)
      .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return { scripts: hashes('script'), styles: hashes('style') };
};
