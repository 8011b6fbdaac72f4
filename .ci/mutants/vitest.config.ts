import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const FEW_CASES = join(import.meta.dirname, 'few-cases.ts');

const giveFewCases: Plugin = {
  name: 'few-cases',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'fast-check' && importer !== FEW_CASES ? FEW_CASES : null),
};

/** They count how many of their thousands of cases were worth looking at, and fail with few. */
const COUNTING =
  'domain/src/betting/ticket/{evaluate-ticket,evaluate-wager-types,largest-amounts}.property.test.ts';

/** Most mutants fall to an example: laws come last. */
class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLaw = ({ moduleId }: TestSpecification): number => Number(moduleId.includes('.property.'));
    return files.toSorted((a, b) => isLaw(a) - isLaw(b));
  }
}

/** The tests of `domain` as `npm run mutants` runs them, thousands of times. */
export default defineConfig({
  plugins: [giveFewCases],
  test: {
    environment: 'node',
    include: (process.env['MUTANT_TESTS'] ?? 'domain/src/**/*.test.ts').split(','),
    exclude: [COUNTING],
    testTimeout: 30_000,
    sequence: { sequencer: ExamplesFirst },
  },
});
