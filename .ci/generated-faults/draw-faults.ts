import { createHash } from 'node:crypto';
import type { GeneratedFault } from './generated-fault.ts';

const rankOf = (seed: string, id: string): string =>
  createHash('sha256').update(`${seed}\0${id}`).digest('hex');

/** Every fault once, in an order that the seed alone decides: one more fault moves no other. */
export const orderBySeed = <Fault extends Pick<GeneratedFault, 'id'>>(
  faults: readonly Fault[],
  seed: string,
): Fault[] =>
  faults
    .map((fault) => ({ fault, rank: rankOf(seed, fault.id) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ fault }) => fault);

export interface Draw {
  seed: string;
  /** How many in all, if there are as many. */
  count: number;
  /** At least this many of each kind that has them, even when that makes more. */
  each: number;
}

/**
 * @param isTaken false where types would see the fault: the next one of the order is drawn in its place
 * @returns the drawn faults, kind after kind in turn, so that a run that ends early has looked at every kind
 */
export const drawFaults = (
  faults: readonly GeneratedFault[],
  { seed, count, each }: Draw,
  isTaken: (fault: GeneratedFault) => boolean = () => true,
): GeneratedFault[] => {
  const ordered = orderBySeed(faults, seed);
  const kinds = [...new Set(ordered.map(({ kind }) => kind))];
  const drawn: GeneratedFault[] = [];
  const queues = kinds.map((kind) => ordered.filter((fault) => fault.kind === kind));
  for (let round = 0; queues.length > 0; round += 1)
    for (const queue of [...queues]) {
      if (round >= each && drawn.length >= count) return drawn;
      const at = queue.findIndex(isTaken);
      const [next] = at === -1 ? [] : queue.splice(0, at + 1).slice(at);
      if (next === undefined) queues.splice(queues.indexOf(queue), 1);
      else drawn.push(next);
    }
  return drawn;
};
