import { setTimeout as sleep } from 'node:timers/promises';
import type { CdpSession } from '../browser/cdp.ts';
import { calculateSlope } from '../machine/slope.ts';
import type { BoardLoad } from './board-load.ts';
import { aimLoad, type BoardPage } from './measure-page.ts';

export interface HeapFigures {
  samples: Array<{ minute: number; pageMegabytes: number; workerMegabytes: number }>;
  /** Growth of what survives a collection, page and worker together, from warm-up to end, in % of its size. */
  growthPercent: number;
}

const SAMPLE_EVERY_MS = 15_000;
/** The first minute fills caches and compiles; growth is counted after it (or after a fifth of a short run). */
const WARM_UP_MINUTES = 1;

const readHeap = async (session: CdpSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send<{ usedSize: number }>('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
};

/** Samples the heaps of the page and its workers under load, each time after a full collection. */
export const measureHeap = async (
  board: BoardPage,
  load: BoardLoad,
  minutes: number,
): Promise<HeapFigures> => {
  const { cdp } = board.page;
  const workers: CdpSession[] = [];
  cdp.on<{ sessionId: string; targetInfo: { type: string } }>('Target.attachedToTarget', (event) => {
    if (event.targetInfo.type === 'worker') workers.push(cdp.session(event.sessionId));
  });
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });
  await aimLoad(board, load);

  const samples: HeapFigures['samples'] = [];
  const startMs = performance.now();
  const endMs = startMs + minutes * 60_000;
  for (;;) {
    const minute = (performance.now() - startMs) / 60_000;
    const pageMegabytes = await readHeap(cdp);
    const ofWorkers = await Promise.all(workers.map(readHeap));
    const workerMegabytes = ofWorkers.reduce((sum, megabytes) => sum + megabytes, 0);
    samples.push({ minute, pageMegabytes, workerMegabytes });
    console.log(
      `minute ${minute.toFixed(1)}: page ${pageMegabytes.toFixed(1)} MiB, worker ${workerMegabytes.toFixed(1)} MiB`,
    );
    const leftMs = endMs - performance.now();
    if (leftMs <= 0) break;
    load.takeMarkers();
    await sleep(Math.min(SAMPLE_EVERY_MS, leftMs));
    await board.page.evaluate('void benchProbe.report()');
  }

  const warmUp = Math.min(WARM_UP_MINUTES, minutes / 5);
  const counted = samples
    .filter(({ minute }) => minute >= warmUp)
    .map(({ minute, pageMegabytes, workerMegabytes }) => ({ x: minute, y: pageMegabytes + workerMegabytes }));
  const mean = counted.reduce((sum, { y }) => sum + y, 0) / counted.length;
  return { samples, growthPercent: (calculateSlope(counted) * (minutes - warmUp) * 100) / mean };
};
