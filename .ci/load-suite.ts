import { SCENARIOS } from '../loadtest/k6/run/scenarios.ts';
import { findK6 } from './find-k6.ts';
import { runScript } from './run-command.ts';
import { describeFailure, type SuiteResult } from './suite-result.ts';

const NAMES = Object.keys(SCENARIOS);

/**
 * Each k6 scenario for a few seconds with a handful of users: that it still speaks the protocol and its thresholds
 * hold.
 */
export const runLoadSuite = async (env: Readonly<Record<string, string>>): Promise<SuiteResult> => {
  let passed = 0;
  const failures: string[] = [];
  const k6 = findK6();
  if (k6 === null) {
    return { passed, failures, notRun: NAMES.map((name) => `k6 ${name}: needs k6`) };
  }
  for (const name of NAMES) {
    const { code, output } = await runScript('loadtest/k6/run/run.ts', [name, '--smoke'], {
      env: { ...env, K6: k6 },
      quiet: true,
      limitMs: 2 * 60_000,
    });
    if (code === 0) {
      passed++;
      console.log(`✓ k6 ${name}`);
    } else {
      failures.push(describeFailure(`k6 ${name}`));
      console.error(`✗ k6 ${name}\n${output.trimEnd()}\n`);
    }
  }
  return { passed, failures, notRun: [] };
};
