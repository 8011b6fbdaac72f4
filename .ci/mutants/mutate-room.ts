import { Stryker } from '@stryker-mutator/core';
import { join } from 'node:path';
import type { MutatedRoom } from './rooms.ts';

/** The percentage of a room's runnable mutants that a test must see. */
const LEAST_SCORE = 85;

type MutationRun = ReturnType<Stryker['runMutationTest']>;

/** Mutates a copy of the repository in a folder and prints each mutant that no test saw. */
export const mutateRoom = ({ sources, tests }: MutatedRoom, folder: string): MutationRun => {
  // Stryker's own `testFiles` leaves what is worked out while a module loads unmutated.
  process.env['MUTANT_TESTS'] = tests.map((room) => `domain/src/${room}/**/*.test.ts`).join();
  return new Stryker({
    mutate: [...sources.map((room) => `domain/src/${room}/**/*.ts`), '!**/*.test.ts', '!**/*.schema.ts'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: '.ci/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    thresholds: { high: 95, low: LEAST_SCORE, break: LEAST_SCORE },
    concurrency: 2,
    tempDirName: join(folder, 'sandbox'),
    cleanTempDir: 'always',
    // The root's tsconfig.json names rooms that the copy goes without.
    ignorePatterns: ['client', 'gateway', 'workers', 'loadtest', 'docs', '/tsconfig.json'],
    disableTypeChecks: true,
    reporters: ['clear-text'],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false, allowEmojis: false },
    allowConsoleColors: false,
  }).runMutationTest();
};
