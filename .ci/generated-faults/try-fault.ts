import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestRun, TestRunner } from '../planted-faults/run-tests.ts';
import { applyEdit, type GeneratedFault } from './generated-fault.ts';
import { testLevelOf } from './test-level.ts';

export interface Verdict {
  outcome: 'seen' | 'notSeen' | 'notRun';
  /** The file that saw it; empty unless it was seen. */
  file: string;
  /** The test that saw it, or why nothing was learned. */
  why: string;
}

/** Quick tests run next to each other, tests that start servers run alone. */
const TOGETHER = 4;

const takeBatches = (tests: readonly string[]): string[][] => {
  const batches: string[][] = [];
  for (const test of tests) {
    const last = batches.at(-1);
    const isAlone = testLevelOf(test) === 'integration';
    if (last === undefined || isAlone || last.length === TOGETHER) batches.push([test]);
    else last.push(test);
  }
  return batches;
};

/** A loop without end is stopped by the run's limit: nobody would take that for a pass. */
const isFailed = ({ failedTests, failedFiles, allPassed, wasStopped }: TestRun): boolean =>
  !allPassed && (wasStopped || failedTests.length > 0 || failedFiles.length > 0);

const whyOf = ({ failedTests, wasStopped }: TestRun): string =>
  failedTests[0] ?? (wasStopped ? 'the file runs without end' : 'the file can’t be run');

export interface TryOptions {
  /** The folder of a copy of the repository. */
  folder: string;
  runner: Pick<TestRunner, 'run' | 'forget'>;
  /** Whether each test file passes without a fault, as far as it is known. */
  sound: Map<string, boolean>;
  /** Nothing more is begun after it. */
  untilMs: number;
  nowMs: () => number;
}

/**
 * Plants a fault, runs its tests until one sees it and takes it out again. It was seen when a file failed with it,
 * failed once more, and passed without it: once may be the machine's doing.
 */
export const tryFault = async (
  { path, edit }: Pick<GeneratedFault, 'path' | 'edit'>,
  tests: readonly string[],
  { folder, runner, sound, untilMs, nowMs }: TryOptions,
): Promise<Verdict> => {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  const write = (content: string): void => {
    writeFileSync(file, content);
    runner.forget(path);
  };
  const faulty = applyEdit(text, edit);
  const isSound = async (test: string): Promise<boolean> => {
    const known = sound.get(test);
    if (known !== undefined) return known;
    write(text);
    // A busy machine fails a test once: it doesn't count as broken for that.
    const passes = (await runner.run([test])).allPassed || (await runner.run([test])).allPassed;
    sound.set(test, passes);
    write(faulty);
    return passes;
  };

  if (tests.length === 0) return { outcome: 'notRun', file: '', why: 'no test comes to its file' };
  write(faulty);
  try {
    let wasStopped = false;
    let broken = tests.find((test) => sound.get(test) === false);
    for (const batch of takeBatches(tests.filter((test) => sound.get(test) !== false))) {
      if (nowMs() > untilMs) return { outcome: 'notRun', file: '', why: 'its time was over' };
      const first = await runner.run(batch);
      wasStopped ||= first.wasStopped;
      if (!isFailed(first)) continue;
      for (const test of first.failedFiles.length > 0 ? first.failedFiles : batch) {
        const again = await runner.run([test]);
        if (!isFailed(again)) continue;
        if (await isSound(test)) return { outcome: 'seen', file: test, why: whyOf(again) };
        broken = test;
      }
    }
    if (wasStopped) return { outcome: 'notRun', file: '', why: 'a test ran without end' };
    return broken === undefined
      ? { outcome: 'notSeen', file: '', why: '' }
      : { outcome: 'notRun', file: '', why: `${broken} fails without it, too` };
  } finally {
    write(text);
  }
};
