import { setTimeout as sleep } from 'node:timers/promises';
import { askAll, connectAll, type Swarm } from '../fanout/swarms.ts';
import type { Side } from '../fanout/two-sides.ts';
import { calculatePercentile } from '../machine/percentile.ts';
import { readCpuMicros, readResidentBytes } from '../machine/process-cpu.ts';

export interface CrowdPlan {
  crowd: number;
  restSeconds: number;
  /** Single changes to all. */
  changes: number;
  /** How long large changes go out, before some stop reading and again after. */
  loadSeconds: number;
  /** How many stop reading, 0 … 1. */
  deafShare: number;
  /** Lines of a large change: what isn't read has to be more than the kernel holds by itself. */
  largeLines: number;
}

interface Delays {
  p50: number;
  p99: number;
}

export interface CrowdFigures {
  kilobytesEach: number;
  coresAtRest: number;
  /** Milliseconds from when the change was on its way until a client has it. */
  change: Delays;
  large: Delays;
  largeBesideDeaf: Delays;
  /** The largest memory while some don't read ÷ before. */
  deafMemoryRatio: number;
  /** The share of the crowd's most memory that the server had given back at the end, 0 … 1. */
  givenBack: number;
  /** Changes that clients who read didn't get, in all parts of the run. */
  missing: number;
}

/** Those who come first warm code up, which is nobody's memory. */
const WARM_UP_CLIENTS = 500;
const SETTLE_MS = 10_000;
/** Long enough that one change has arrived everywhere before the next one. */
const CHANGE_EVERY_MS = 1_500;
const LARGE_EVERY_MS = 2_000;

/** Sends changes one at a time. @returns how late they came, and how many didn't */
const sendChanges = async (
  side: Side,
  swarms: readonly Swarm[],
  { lines, count, everyMs, readers }: { lines: number; count: number; everyMs: number; readers: number },
  afterEach: () => void = () => undefined,
): Promise<Delays & { missing: number }> => {
  const delays: number[] = [];
  let missing = 0;
  for (let at = 0; at < count; at += 1) {
    await askAll(swarms, { ask: 'reset', timed: true });
    const sentMs = await side.move(lines);
    await sleep(everyMs);
    const came = (await askAll(swarms, { ask: 'report' })).flatMap(({ changesCameMs }) => changesCameMs);
    for (const cameMs of came) delays.push(cameMs - sentMs);
    missing += Math.max(0, readers - came.length);
    afterEach();
  }
  const percentile = (share: number): number => calculatePercentile(delays, share) ?? NaN;
  return { p50: percentile(0.5), p99: percentile(0.99), missing };
};

/** @param side whose process is fresh */
export const measureCrowd = async (
  side: Side,
  swarms: readonly Swarm[],
  { crowd, restSeconds, changes, loadSeconds, deafShare, largeLines }: CrowdPlan,
): Promise<CrowdFigures> => {
  await connectAll(swarms, side, WARM_UP_CLIENTS);
  await askAll(swarms, { ask: 'disconnect' });
  await sleep(SETTLE_MS);
  const emptyBytes = readResidentBytes(side.pid);

  await connectAll(swarms, side, crowd);
  await sleep(SETTLE_MS);
  const crowdBytes = readResidentBytes(side.pid) - emptyBytes;
  const beforeMicros = readCpuMicros(side.pid);
  await sleep(restSeconds * 1_000);
  const coresAtRest = (readCpuMicros(side.pid) - beforeMicros) / (restSeconds * 1_000_000);

  const single = { lines: 1, count: changes, everyMs: CHANGE_EVERY_MS, readers: crowd };
  const change = await sendChanges(side, swarms, single);

  const count = Math.ceil((loadSeconds * 1_000) / LARGE_EVERY_MS);
  const many = { lines: largeLines, count, everyMs: LARGE_EVERY_MS };
  const large = await sendChanges(side, swarms, { ...many, readers: crowd });
  const readBytes = readResidentBytes(side.pid);
  await askAll(swarms, { ask: 'deafen', share: deafShare });
  let deafBytes = 0;
  const readers = Math.round(crowd * (1 - deafShare));
  const largeBesideDeaf = await sendChanges(side, swarms, { ...many, readers }, () => {
    deafBytes = Math.max(deafBytes, readResidentBytes(side.pid));
  });

  await askAll(swarms, { ask: 'disconnect' });
  await sleep(3 * SETTLE_MS);
  const leftBytes = readResidentBytes(side.pid) - emptyBytes;
  const mostBytes = Math.max(readBytes, deafBytes) - emptyBytes;
  return {
    kilobytesEach: crowdBytes / crowd / 1_000,
    coresAtRest,
    change,
    large,
    largeBesideDeaf,
    deafMemoryRatio: deafBytes / readBytes,
    givenBack: 1 - leftBytes / mostBytes,
    missing: change.missing + large.missing + largeBesideDeaf.missing,
  };
};
