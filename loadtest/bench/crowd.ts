/**
 * Ten thousand look at one board of one server: what each costs in memory and all of them in CPU while nothing moves,
 * how late one change reaches them, what a tenth that stops reading does to the others, and how much memory is given
 * back when all have left. The gateway, then plain socket.io with the same connections and messages, each in a fresh
 * process, since no process gets small again.
 */
import { parseArgs } from 'node:util';
import { type CrowdFigures, measureCrowd } from './crowd/measure-crowd.ts';
import { startSwarms } from './fanout/swarms.ts';
import { startTwoSides } from './fanout/two-sides.ts';
import { printAims } from './machine/aim.ts';
import { printMachineFacts } from './machine/machine-facts.ts';
import { printTable } from './machine/table.ts';

const { values } = parseArgs({
  options: {
    crowd: { type: 'string', default: '10000' },
    /** How long the crowd is watched at rest. */
    seconds: { type: 'string', default: '30' },
    /** Single changes to all. */
    changes: { type: 'string', default: '30' },
    /** How long large changes go out, first to all, then to a crowd of which a tenth doesn't read. */
    load: { type: 'string', default: '60' },
  },
});
const plan = {
  crowd: Number(values.crowd),
  restSeconds: Number(values.seconds),
  changes: Number(values.changes),
  loadSeconds: Number(values.load),
  deafShare: 0.1,
  largeLines: 200,
};
const GAMES = 200;

printMachineFacts(`crowd: ${plan.crowd} at one server`);
const swarms = startSwarms(2);
const sides = await startTwoSides(GAMES, [1, plan.largeLines]);
try {
  const ours = await measureCrowd(sides.ours, swarms, plan);
  const theirs = await measureCrowd(sides.theirs, swarms, plan);

  const row = (what: string, of: (figures: CrowdFigures) => number, digits = 0): string[] => [
    what,
    of(ours).toFixed(digits),
    of(theirs).toFixed(digits),
  ];
  printTable([
    ['', 'gateway', 'socket.io'],
    row('memory of a socket, kB', ({ kilobytesEach }) => kilobytesEach, 1),
    row('cores at rest', ({ coresAtRest }) => coresAtRest, 3),
    row('one change to all, p50 ms', ({ change }) => change.p50),
    row('… p99 ms', ({ change }) => change.p99),
    row('large changes, p99 ms', ({ large }) => large.p99),
    row('… while a tenth doesn’t read, p99 ms', ({ largeBesideDeaf }) => largeBesideDeaf.p99),
    row('memory with a tenth that doesn’t read, ×', ({ deafMemoryRatio }) => deafMemoryRatio, 2),
    row('memory of the crowd that is given back, share', ({ givenBack }) => givenBack, 2),
    row('changes that didn’t come', ({ missing }) => missing),
  ]);
  printAims([
    { what: 'memory of a socket', measured: ours.kilobytesEach, atMost: 12, unit: 'kB' },
    { what: 'at rest', measured: ours.coresAtRest, atMost: 0.1, unit: 'cores' },
    {
      // It may be there before the feed has its answer.
      what: 'p99 of one change ÷ socket.io’s',
      measured: Math.max(0, ours.change.p99) / theirs.change.p99,
      atMost: 1,
    },
    { what: 'memory with a tenth that doesn’t read ÷ before', measured: ours.deafMemoryRatio, atMost: 1.2 },
    {
      what: 'p99 of the others ÷ before',
      measured: ours.largeBesideDeaf.p99 / ours.large.p99,
      atMost: 1.1,
    },
    { what: 'changes that didn’t come', measured: ours.missing, atMost: 0 },
  ]);
} finally {
  await Promise.all([sides.stop(), ...swarms.map((swarm) => swarm.stop())]);
}
