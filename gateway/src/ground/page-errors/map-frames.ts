import type { PageError } from '@lineboard/domain/ground/page-errors/page-error.schema';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type MapFrames = (frames: PageError['frames']) => Promise<string[]>;

/** Files of the build, and no way out of its folder. */
const BUILT = /^assets\/[\w-]+(\.[\w-]+)*\.js$/;
/** A build has more than a hundred; an error goes through few of them. */
const MOST_MAPS = 4;

/** @param mapsDir of the client's build; without a file’s map, as of an older build, it is told as the page said it */
export const createFrameMapper = (mapsDir: string): MapFrames => {
  const maps = new LRUCache<string, { map: TraceMap | null }>({
    max: MOST_MAPS,
    fetchMethod: async (file) => {
      const text = await readFile(join(mapsDir, `${file}.map`), 'utf8').catch(() => null);
      return { map: text === null ? null : new TraceMap(text) };
    },
  });
  return async (frames) => {
    const told: string[] = [];
    for (const { name, file, line, column } of frames) {
      const map = BUILT.test(file) ? (await maps.fetch(file))?.map : null;
      const found =
        map && line > 0 ? originalPositionFor(map, { line, column: Math.max(0, column - 1) }) : null;
      const at =
        found?.source == null
          ? `${file}:${line}:${column}`
          : `${found.source.replace(/^(\.\.\/)+/, '')}:${found.line}:${found.column + 1}`;
      const called = found?.name ?? name;
      told.push(called === null ? at : `${called} (${at})`);
    }
    return told;
  };
};
