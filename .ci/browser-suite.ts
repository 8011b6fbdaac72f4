import { join } from 'node:path';
import { browserVariables, findChromium } from './find-chromium.ts';
import { filesInMemory } from './memory-folder.ts';
import { readReport } from './read-report.ts';
import { runScript } from './run-command.ts';
import { describeFailure, type SuiteResult } from './suite-result.ts';

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: Array<{
    file: string;
    title: string;
    tests: Array<{
      status: string;
      annotations: Array<{ type: string; description?: string }>;
      results: Array<{ error?: { message?: string } }>;
    }>;
  }>;
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

/**
 * The built client in a real browser against a gateway of its own: the tests that `npm test` runs, or the rest of them
 * (`client/e2e/first-files.ts`), or those of some files.
 */
export const runBrowserSuite = async (
  folder: string,
  env: Readonly<Record<string, string>>,
  project: 'first' | 'rest',
  files: readonly string[] = [],
): Promise<SuiteResult> => {
  const chromium = findChromium();
  if (chromium === null) {
    return { passed: 0, failures: [], notRun: ['The browser suite: needs Chromium'] };
  }
  const report = join(folder, files.length === 0 ? 'playwright.json' : 'playwright-again.json');
  const { code } = await runScript(
    'node_modules/@playwright/test/cli.js',
    [
      'test',
      ...files,
      '--config',
      'client/e2e/playwright.config.ts',
      '--project',
      project,
      '--reporter=list,json',
    ],
    {
      env: { ...env, ...filesInMemory(), ...browserVariables(chromium), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      limitMs: 40 * 60_000,
    },
  );
  return countPlaywright(readReport<PlaywrightReport>(report), code);
};

/** A test that passed only when repeated has failed, and so has one that a broken worker never reached. */
export const countPlaywright = (report: PlaywrightReport | null, exitCode: number): SuiteResult => {
  if (report === null) return { passed: 0, failures: ['playwright ended without a report'], notRun: [] };
  const failed = report.suites.flatMap(failuresOf);
  const failures = failed.map(({ text }) => text);
  if (failures.length === 0 && exitCode !== 0) failures.push('playwright: an error outside of every test');
  return {
    passed: report.stats.expected,
    failures,
    failedFiles: [...new Set(failed.map(({ file }) => file))],
    notRun: report.suites.flatMap(notRunOf),
  };
};

const failuresOf = ({ suites = [], specs = [] }: PlaywrightSuite): Array<{ file: string; text: string }> => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        file,
        text: describeFailure(
          `${file} › ${title}`,
          results.find(({ error }) => error !== undefined)?.error?.message,
        ),
      })),
  ),
  ...suites.flatMap(failuresOf),
];

const notRunOf = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const reason = annotations.find(({ type }) => type === 'skip')?.description;
        return `${file} › ${title}: ${reason ?? 'skipped without a reason'}`;
      }),
  ),
  ...suites.flatMap(notRunOf),
];
