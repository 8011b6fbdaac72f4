/**
 * The runtime of containers as podman calls it, with the limits taken out of what it is told (engine.ts):
 * `run-without-limits.ts RUNTIME ...`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Bundle {
  process: { rlimits?: unknown; oomScoreAdj?: unknown };
}

const [runtime = '', ...words] = process.argv.slice(2);
const at = words.findIndex((word) => word === '--bundle' || word === '-b');
const file = join(words[at + 1] ?? '', 'config.json');
if (at >= 0 && existsSync(file)) {
  const bundle = JSON.parse(readFileSync(file, 'utf8')) as Bundle;
  const { rlimits: _, oomScoreAdj: __, ...process } = bundle.process;
  writeFileSync(file, JSON.stringify({ ...bundle, process }));
}
// The runtime replaces this process: podman's monitor hands it files that only it knows what to do with.
process.execve?.(runtime, [runtime, ...words], process.env);
