/**
 * `npm run mutants [-- ROOM ROOM]`: changes the rules of each room in every small way there is, one at a time, and says
 * which changes its tests don't see. What it says and what it leaves out: docs/testing.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countMutants, type MutantCounts } from './mutants/count-mutants.ts';
import { mutateRoom } from './mutants/mutate-room.ts';
import { ROOMS } from './mutants/rooms.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !ROOMS.has(name));
if (unknown.length > 0) {
  console.error(`no such room: ${unknown.join(', ')}; there are ${[...ROOMS.keys()].join(', ')}`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'lineboard-mutants-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const counts: MutantCounts[] = [];
for (const [name, room] of ROOMS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  counts.push(countMutants(name, await mutateRoom(room, folder)));
}
for (const { name, mutants, killed, score } of counts)
  console.log(`${name}: ${mutants} mutants, ${killed} killed, ${score.toFixed(1)} %`);
// Stryker's exit code says that a room is below its threshold, and nothing of a room that isn't there any more.
if (counts.some(({ mutants }) => mutants === 0)) process.exitCode = 1;
