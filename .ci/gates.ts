import { build } from './build.ts';
import { type CommandResult, runScript } from './run-command.ts';
import { describeFailure, type SuiteResult } from './suite-result.ts';

type Gate = readonly [name: string, run: () => Promise<CommandResult>];

const quiet = { quiet: true };

/**
 * What can be told without running the product. Two lanes, since most of these keep one core busy: each in its order,
 * as long as the other on two cores.
 */
const LANES: ReadonlyArray<readonly Gate[]> = [
  [
    [
      'format',
      () => runScript('node_modules/@biomejs/biome/bin/biome', ['check', '--reporter=summary', '.'], quiet),
    ],
    ['lint', () => runScript('node_modules/oxlint/bin/oxlint', [], quiet)],
    ['arrows between the rooms', () => runScript('.ci/check-arrows.ts', [], quiet)],
    [
      'nothing unused',
      () => runScript('node_modules/knip/bin/knip.js', ['--config', '.ci/knip.json'], quiet),
    ],
    ['gateway build', async () => ({ code: (await build(['gateway'])) ? 0 : 1, output: '' })],
    ['transactions in one place', () => runScript('.ci/check-transactions.ts', [], quiet)],
    ['owners of tables', () => runScript('.ci/check-table-owners.ts', [], quiet)],
    ['migrations that hold no table', () => runScript('.ci/check-migrations.ts', [], quiet)],
    ['one example of each record', () => runScript('.ci/check-examples.ts', [], quiet)],
  ],
  [
    ['types', () => runScript('node_modules/typescript-7/bin/tsc', ['-b', '--checkers', '1'], quiet)],
    ['specification', () => runScript('.ci/check-specification.ts', [], quiet)],
    ['findings of audits', () => runScript('.ci/check-audit.ts', [], quiet)],
    ['HTTP reference', () => runScript('.ci/http-reference.ts', ['--check'], quiet)],
    ['operator reference', () => runScript('.ci/operator-reference.ts', ['--check'], quiet)],
    ['configuration reference', () => runScript('.ci/configuration-reference.ts', ['--check'], quiet)],
    ['glossary', () => runScript('.ci/glossary-reference.ts', ['--check'], quiet)],
    ['capacity', () => runScript('.ci/capacity-reference.ts', ['--check'], quiet)],
    ['columns of pages and comments', () => runScript('.ci/check-columns.ts', [], quiet)],
    ['tokens of the style sheets', () => runScript('.ci/check-style-tokens.ts', [], quiet)],
    ['language catalogues', () => runScript('client/build/check-catalogues.ts', [], quiet)],
    ['client build', async () => ({ code: (await build(['client', 'client/sandbox'])) ? 0 : 1, output: '' })],
    ['bundle budget', () => runScript('client/build/check-bundle-size.ts', [], quiet)],
  ],
];

/** Runs every gate, also after one has failed, and prints a line for each. */
export const runGates = async (): Promise<SuiteResult> => {
  let passed = 0;
  const failures: string[] = [];
  const runLane = async (lane: readonly Gate[]): Promise<void> => {
    for (const [name, run] of lane) {
      const startedAt = performance.now();
      const { code, output } = await run();
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      if (code === 0) {
        passed++;
        console.log(`✓ ${name} (${seconds} s)`);
      } else {
        failures.push(describeFailure(name, output));
        console.error(`✗ ${name} (${seconds} s)\n${output.trimEnd()}\n`);
      }
    }
  };
  await Promise.all(LANES.map(runLane));
  return { passed, failures, notRun: [] };
};
