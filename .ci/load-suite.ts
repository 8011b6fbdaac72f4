import { findK6 } from './find-k6.ts';
import { runScript } from './run-command.ts';
import { describeFailure, type SuiteResult } from './suite-result.ts';

const SCRIPTS = ['connect-storm', 'fan-out', 'place-tickets'];

/**
 * Each k6 script for a few seconds with a handful of users: that it still speaks the protocol and its thresholds hold.
 */
export const runLoadSuite = async (env: Readonly<Record<string, string>>): Promise<SuiteResult> => {
  let passed = 0;
  const failures: string[] = [];
  const k6 = findK6();
  if (k6 === null) {
    return { passed, failures, notRun: SCRIPTS.map((script) => `k6 ${script}: needs k6`) };
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
  return { passed, failures, notRun: [] };
};
