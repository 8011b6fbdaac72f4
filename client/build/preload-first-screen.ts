import type { HtmlTagDescriptor, Plugin } from 'vite';
import { isFirstScreenChunk } from './first-screen.ts';

/** What the application asks the book for at once, whatever page it opens on. */
const FIRST_CALLS = ['/api/site', '/api/session', '/api/offering/sports'] as const;

/**
 * What the entry leads to, named in the page's head: application, font and worker are fetched beside it instead of one
 * after the other, and the book is asked before the script that wants to know has arrived. All but the calls are low
 * priority: the styles of the frame, which is painted without any of this, go first on a slow line.
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
      handler: (_html, { bundle = {} }) => {
        const tags: HtmlTagDescriptor[] = [];
        const addLink = (attrs: Record<string, string | boolean>): void => {
          tags.push({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' });
        };
        const addFile = (rel: string, fileName: string, attrs: Record<string, string> = {}): void =>
          addLink({ rel, href: base + fileName, fetchpriority: 'low', ...attrs });
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
        for (const call of FIRST_CALLS) addLink({ rel: 'preload', href: call, as: 'fetch' });
        for (const { fileName } of Object.values(bundle))
          if (fileName.endsWith('.woff2')) addFile('preload', fileName, { as: 'font', type: 'font/woff2' });
          // Chromium has no preload for workers; a prefetched file is in the cache when the worker is started.
          else if (/\.worker-.*\.js$/.test(fileName)) addFile('prefetch', fileName, { as: 'script' });
        return tags;
      },
    },
  };
};
