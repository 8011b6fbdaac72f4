import { findK6 } from './find-k6.ts';
import { runScript } from './run-command.ts';
import { describeFailure, type SuiteResult } from './suite-result.ts';
import type { UnrunList } from './unrun-suites.ts';

const SCRIPTS = ['connect-storm', 'fan-out', 'place-tickets'];

/**
 * Each k6 script for a few seconds with a handful of users: that it still speaks the protocol and its thresholds hold.
 */
export const runLoadSuite = async (
  env: Readonly<Record<string, string>>,
  unrun: UnrunList,
): Promise<SuiteResult> => {
  let passed = 0;
  const failures: string[] = [];
  const k6 = findK6();
  if (k6 === null) {
    unrun.add(
      'The load scripts: k6 was not found. Get it with "go install go.k6.io/k6@v1.8.1" and put it on the PATH (loadtest/README.md).',
    );
    return { passed, failures, skipped: 0 };
  }
  for (const script of SCRIPTS) {
    const { code, output } = await runScript('loadtest/k6/run.ts', [script, '--smoke'], {
      env: { ...env, K6: k6 },
      quiet: true,
      limitMs: 2 * 60_000,
    });
    if (code === 0) {
      passed++;
      console.log(`✓ k6 ${script}`);
    } else {
      failures.push(describeFailure(`k6 ${script}`));
      console.error(`✗ k6 ${script}\n${output.trimEnd()}\n`);
    }
  }
  return { passed, failures, skipped: 0 };
};
