import type { HtmlTagDescriptor, Plugin } from 'vite';
import { isFirstScreenChunk } from './first-screen.ts';

/** The calls that the application makes at once, whatever page it opens on. */
const FIRST_CALLS = ['/api/site', '/api/session', '/api/offering/sports'] as const;

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Names in the page what the entry leads to: application, font and worker are fetched in parallel instead of one after
 * the other, and the book is asked before the script that needs the answer has arrived. Styles and calls come after the
 * first frame: styles in the head would keep browsers from painting it. The rest has low priority and lies in a
 * template, which `first-paint.js` opens once the frame is painted: on a slow line the frame has the line to itself.
 */
export const preloadFirstScreen = (): Plugin => {
  let base = '/';
  return {
    name: 'lineboard:preload-first-screen',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const styles = (html.match(STYLESHEET) ?? []).map((tag) => tag.trim());
        const rest: HtmlTagDescriptor[] = [];
        const addFile = (rel: string, fileName: string, attrs: Record<string, string> = {}): void => {
          const href = base + fileName;
          rest.push({ tag: 'link', attrs: { rel, href, fetchpriority: 'low', ...attrs, crossorigin: true } });
        };
        const seen = new Set<string>();
        const addChunk = (fileName: string): void => {
          const chunk = bundle[fileName];
          if (chunk?.type !== 'chunk' || chunk.isEntry || seen.has(fileName)) return;
          seen.add(fileName);
          for (const style of chunk.viteMetadata?.importedCss ?? [])
            addFile('preload', style, { as: 'style' });
          addFile('modulepreload', fileName);
          for (const imported of chunk.imports) addChunk(imported);
        };
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && isFirstScreenChunk(output)) addChunk(output.fileName);
        for (const { fileName } of Object.values(bundle))
          if (fileName.endsWith('.woff2')) addFile('preload', fileName, { as: 'font', type: 'font/woff2' });
          // Chromium has no preload for workers; a prefetched file is in the cache when the worker is started.
          else if (/\.worker-.*\.js$/.test(fileName)) addFile('prefetch', fileName, { as: 'script' });
        return {
          html: html.replaceAll(STYLESHEET, '').replace('</body>', () => `${styles.join('')}\n  </body>`),
          tags: [
            ...FIRST_CALLS.map(
              (href): HtmlTagDescriptor => ({
                tag: 'link',
                attrs: { rel: 'preload', href, as: 'fetch', crossorigin: true },
                injectTo: 'body',
              }),
            ),
            { tag: 'template', attrs: { 'data-rest': true }, children: rest, injectTo: 'body' },
          ],
        };
      },
    },
  };
};
