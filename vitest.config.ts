import { defineConfig, type TestUserConfig } from 'vitest/config';
import { bundleWords } from './client/build/bundle-words.ts';
import { LONG_TESTS } from './.ci/long-tests.ts';
import { filesInMemory } from './.ci/memory-folder.ts';

Object.assign(process.env, filesInMemory());

/** What tests need that start servers: gateways, PostgreSQL, Redis. */
const WITH_SERVERS = {
  environment: 'node',
  globalSetup: ['.ci/built-gateway-global-setup.ts', 'gateway/testing/servers/postgres-global-setup.ts'],
  // Servers, sockets and kills: slow machines need room, a hang must still end the run.
  testTimeout: 360_000,
  hookTimeout: 240_000,
} satisfies TestUserConfig;

/**
 * Four projects, told apart by the file's name and room. `npx vitest run <path>` picks the right one by itself.
 * `npm test` leaves out the project `long`.
 * The browser suite is Playwright's (`client/e2e`).
 */
export default defineConfig({
  // Beside node_modules' other caches, so that nothing is left in the tree.
  plugins: [bundleWords()],
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    passWithNoTests: false,
    // Three on the two cores that the slowest supported machine has: a third of the time they wait for servers.
    maxWorkers: process.env['VITEST_MAX_WORKERS'] ?? 3,
    // A retry would hide its test (`.ci/run-alone.ts` tells it by name); one that was left focused hides the others.
    retry: 0,
    allowOnly: false,
    // Most of a file's start is what it imports of others; `setup-tests` gives it its own of our modules.
    isolate: false,
    setupFiles: ['.ci/setup-tests.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{domain,workers,gateway,loadtest,.ci}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.integration.test.ts'],
          setupFiles: ['gateway/testing/setup-left-open.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          // A page's tests change what a window is (its size, its prototypes); files that share one meet it so. A context
          // of its own gives a file that at half the price of a process of its own.
          pool: 'vmThreads',
          isolate: true,
          include: ['client/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.integration.test.ts'],
          setupFiles: ['client/testing/setup-jsdom.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...WITH_SERVERS,
          name: 'integration',
          include: ['{workers,gateway,client,loadtest,.ci}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**', ...LONG_TESTS],
        },
      },
      { extends: true, test: { ...WITH_SERVERS, name: 'long', include: [...LONG_TESTS] } },
    ],
  },
});
