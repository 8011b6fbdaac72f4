/**
 * The disconnect fuzz with many seeds: `node gateway/testing/disconnect-fuzz/disconnect-fuzz-command.ts --seeds 1000
 * [--from 1] [--fault ignoresFrom]`. Prints every seed that fails, so that it can be run alone, and what happened in
 * all of them together.
 */
import { parseArgs } from 'node:util';
import type { PlantedFault } from './fuzz-client.ts';
import { runDisconnectFuzz } from './run-disconnect-fuzz.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    fault: { type: 'string', default: 'none' },
  },
});

const first = Number(values.from);
const totals: Record<string, number> = {};
let failed = 0;
for (let seed = first; seed < first + Number(values.seeds); seed++) {
  const { counts, differences } = await runDisconnectFuzz({ seed, fault: values.fault as PlantedFault });
  for (const [name, count] of Object.entries(counts)) totals[name] = (totals[name] ?? 0) + count;
  if (differences.length === 0) continue;
  failed++;
  console.log(`seed ${seed}: ${differences.length} differences, first: ${differences[0]}`);
}
console.log(`${values.seeds} seeds, ${failed} failed`, totals);
process.exitCode = failed === 0 ? 0 : 1;
