import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM_CACHE } from '../find-k6.ts';
import { findGo } from '../machine/find-go.ts';
import { runCommand } from '../run-command.ts';

/** The oldest minor version that Kubernetes still mends: what holds for it holds for those after it. */
const MODULE = 'k8s.io/kubernetes@v1.35.4';
/** What go.sum would have; sum.golang.org says the same. */
const SUM = 'h1:o/8dBC/pHVpYoGV4OAIytAlNPZbdYVTXJHoYvXC4qzM=';

const LIMIT_MS = 5 * 60_000;

interface Downloaded {
  Error?: string;
  Dir?: string;
  Sum?: string;
}

/** The machine lacks what the schemas are had with. */
export class NotToBeHad extends Error {}

/**
 * Has Go download the module, once, into this user's cache.
 * @returns the folder of its OpenAPI schemas, one file for each group and version
 * @throws NotToBeHad without Go or a way to the module; Error when the module isn't the one that is pinned
 */
export const fetchSchemas = async (): Promise<string> => {
  const go = await findGo();
  if (go === null) throw new NotToBeHad('install Go 1.25 or later');
  const modules = join(PROGRAM_CACHE, 'go-modules');
  mkdirSync(modules, { recursive: true });
  const { output } = await runCommand(go, ['mod', 'download', '-json', MODULE], {
    cwd: modules,
    // Go would write-protect what it unpacks, and nobody could delete it.
    env: { GOMODCACHE: modules, GOFLAGS: '-modcacherw', GOTOOLCHAIN: 'local' },
    quiet: true,
    limitMs: LIMIT_MS,
  });
  const { Error: fault, Dir: folder, Sum: sum } = readAnswer(output);
  if (fault?.includes('checksum mismatch')) throw new Error(fault);
  if (fault !== undefined || folder === undefined)
    throw new NotToBeHad(`Go can't have ${MODULE}: ${(fault ?? output).trim().split('\n').at(-1) ?? ''}`);
  if (sum !== SUM) throw new Error(`${MODULE} is ${sum}, not the pinned ${SUM}`);
  return join(folder, 'api', 'openapi-spec', 'v3');
};

/** Go may say something before its answer; without one it says why in words. */
const readAnswer = (output: string): Downloaded => {
  const [answer] = /^\{\n[^]*^\}/m.exec(output) ?? [];
  return answer === undefined ? {} : (JSON.parse(answer) as Downloaded);
};
