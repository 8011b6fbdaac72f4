import { rmSync } from 'node:fs';
import { copyRepository } from '../planted-faults/copy-repository.ts';
import { openTestRunner } from '../planted-faults/run-tests.ts';
import { chooseTests } from './choose-tests.ts';
import { findBuiltUsers } from './find-built-users.ts';
import type { GeneratedFault } from './generated-fault.ts';
import { readImporters } from './import-graph.ts';
import { testLevelOf } from './test-level.ts';
import { tryFault, type Verdict } from './try-fault.ts';
import { indexWords, splitWords } from './word-index.ts';

/** A run that takes longer hangs: a file that starts servers, and a few that start none. */
const RUN_LIMITS_MS = { servers: 3 * 60_000, none: 100_000 };

/** For some minutes of a fault that the nearest tests don't see: one in ten. */
const FURTHER_TESTS = { files: 60, integration: 8 };

export interface FaultTrial {
  /** A copy of the repository. */
  folder: string;
  /** @returns the test files that should see the fault, in the order in which they run */
  testsOf: (fault: GeneratedFault) => string[];
  /** @returns those that may see it when the nearest don't, these included */
  furtherTestsOf: (fault: GeneratedFault) => string[];
  /** @param limitMs after it no further test is begun */
  try: (fault: GeneratedFault, tests: readonly string[], limitMs: number) => Promise<Verdict>;
  close: () => Promise<void>;
}

/** @param sources every file of ours by its path */
export const openFaultTrial = async (sources: ReadonlyMap<string, string>): Promise<FaultTrial> => {
  const importers = readImporters(sources);
  const builtUsers = findBuiltUsers(sources, importers);
  const folder = copyRepository();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const runner = await openTestRunner(folder, {
    limitMs: (tests) =>
      RUN_LIMITS_MS[tests.some((test) => testLevelOf(test) === 'integration') ? 'servers' : 'none'],
    runsBuilt: (test) => builtUsers.has(test),
  });
  const sound = new Map<string, boolean>();
  const nowMs = (): number => performance.now();
  const wordIndex = indexWords(new Map([...sources].filter(([path]) => testLevelOf(path) !== null)));
  const choice = { importers, builtUsers, wordIndex };
  /** Those of the lines that the fault changes, of the function around them, and of the file's name. */
  const wordsOfFault = ({ id, path, edit: { start, end } }: GeneratedFault): Set<string> => {
    const text = sources.get(path) ?? '';
    const from = text.lastIndexOf('\n', start) + 1;
    const to = text.indexOf('\n', end);
    const place = id.slice(id.indexOf('#'), id.lastIndexOf(':'));
    return splitWords(`${path} ${place} ${text.slice(from, to === -1 ? undefined : to)}`);
  };
  return {
    folder,
    testsOf: (fault) => chooseTests({ path: fault.path, words: wordsOfFault(fault) }, choice),
    furtherTestsOf: (fault) =>
      chooseTests({ path: fault.path, words: wordsOfFault(fault) }, choice, FURTHER_TESTS),
    try: (fault, tests, limitMs) =>
      tryFault(fault, tests, { folder, runner, sound, untilMs: nowMs() + limitMs, nowMs }),
    close: () => runner.close(),
  };
};
