import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { join } from 'node:path';
import { type ForkedProcess, forkProcess } from '../forked-process.ts';
import { BENCH_TOPIC } from '../made-up-board.ts';
import type { SwarmReport, SwarmRequest } from './swarm-messages.ts';

export type Swarm = ForkedProcess<SwarmRequest, SwarmReport>;

/** Processes of many clients each: one alone would be slower than the server that is measured. */
export const startSwarms = (count: number): Swarm[] =>
  Array.from({ length: count }, () => forkProcess(join(import.meta.dirname, 'swarm.ts')));

export const askAll = (swarms: readonly Swarm[], request: SwarmRequest): Promise<SwarmReport[]> =>
  Promise.all(swarms.map((swarm) => swarm.ask(request)));

/**
 * As many in each swarm as whole ones come to.
 * @param atOnce how many try at a time, in each swarm
 * @returns how many there are
 */
export const connectAll = async (
  swarms: readonly Swarm[],
  { port, origin }: { port: number; origin: string },
  clients: number,
  { topics = [formatTopic(BENCH_TOPIC)], atOnce }: { topics?: string[]; atOnce?: number } = {},
): Promise<number> => {
  const each = Math.floor(clients / swarms.length);
  const way = { port, origin, topics, wireVersion: WIRE_VERSION };
  await askAll(swarms, { ask: 'connect', ...way, clients: each, ...(atOnce !== undefined && { atOnce }) });
  return each * swarms.length;
};
