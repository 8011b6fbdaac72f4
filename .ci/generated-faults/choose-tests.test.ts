import { expect, it } from 'vitest';
import { chooseTests, type MostTests } from './choose-tests.ts';
import { findBuiltUsers } from './find-built-users.ts';
import { readImporters } from './import-graph.ts';
import { indexWords, splitWords } from './word-index.ts';

const sources = (files: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(files));
const chosen = (path: string, files: Record<string, string>, words = '', most?: MostTests): string[] => {
  const all = sources({ [path]: '', ...files });
  const importers = readImporters(all);
  return chooseTests(
    { path, words: splitWords(words) },
    { importers, builtUsers: findBuiltUsers(all, importers), wordIndex: indexWords(all) },
    most,
  );
};

it('takes what reaches the file, over any number of imports, a package, and what is loaded late', () => {
  expect(
    chosen('domain/src/ground/price/price.ts', {
      'domain/src/ground/price/price.test.ts': "import { a } from './price.ts';",
      'client/src/ground/ui/Price.tsx': "import { a } from '@lineboard/domain/ground/price/price';",
      'client/src/ground/ui/Price.test.tsx': "import { Price } from './Price.tsx';",
      'gateway/src/b/b.ts': "const { a } = await import('@lineboard/domain/ground/price/price');",
      'gateway/src/b/b.test.ts': "import { b } from './b.ts';",
      'gateway/src/c/c.test.ts': "import { c } from './c.ts';",
    }),
  ).toEqual([
    'domain/src/ground/price/price.test.ts',
    'gateway/src/b/b.test.ts',
    'client/src/ground/ui/Price.test.tsx',
  ]);
});

it('a type that is imported leads nowhere, and neither does what imports a test', () => {
  expect(
    chosen('domain/src/a/a.ts', {
      'domain/src/a/a.test.ts': "import type { A } from './a.ts';\nimport { b } from './b.ts';",
      'domain/src/b/b.test.ts': "import { a } from '../a/a.ts';",
      'domain/src/c/c.test.ts': "import '../b/b.test.ts';",
    }),
  ).toEqual(['domain/src/b/b.test.ts']);
});

it('takes the nearest, and few that start servers, which come last', () => {
  const files: Record<string, string> = {};
  for (let at = 10; at < 30; at += 1) {
    files[`gateway/src/a/u${at}.test.ts`] = "import { a } from './a.ts';";
    files[`gateway/src/a/i${at}.integration.test.ts`] = "import { a } from './a.ts';";
  }
  files['gateway/src/z/near.ts'] = "import { a } from '../a/a.ts';";
  files['gateway/src/z/far.test.ts'] = "import { near } from './near.ts';";
  files['gateway/src/a/a.test.ts'] = "import { a } from './a.ts';";
  const tests = chosen('gateway/src/a/a.ts', files);
  expect(tests).toHaveLength(12);
  expect(tests[0]).toBe('gateway/src/a/a.test.ts');
  expect(tests).not.toContain('gateway/src/z/far.test.ts');
  expect(tests.map((test) => test.includes('.integration.')).lastIndexOf(false)).toBe(7);
  const further = chosen('gateway/src/a/a.ts', files, '', { files: 30, integration: 6 });
  expect(further.slice(0, 8)).toEqual(tests.slice(0, 8));
  expect(further).toHaveLength(28);
  expect(further).toContain('gateway/src/z/far.test.ts');
  expect(further.filter((test) => test.includes('.integration.'))).toHaveLength(6);
});

it('takes a test with a similar name, however many are nearer', () => {
  const files: Record<string, string> = {};
  for (let at = 10; at < 30; at += 1)
    files[`gateway/src/a/i${at}-commands.integration.test.ts`] = "import './comment-commands.ts';";
  files['gateway/src/start/app.ts'] = "import '../a/comment-commands.ts';";
  files['gateway/src/a/comments.integration.test.ts'] = "import '../start/app.ts';";
  expect(chosen('gateway/src/a/comment-commands.ts', files)[0]).toBe(
    'gateway/src/a/comments.integration.test.ts',
  );
});

it('takes a test that speaks of what the fault changes, however many are nearer', () => {
  const files: Record<string, string> = {};
  for (let at = 10; at < 30; at += 1)
    files[`gateway/src/a/i${at}.integration.test.ts`] = "import { a } from './a.ts';";
  files['gateway/src/start/app.ts'] = "import '../a/a.ts';";
  files['gateway/src/z/z.integration.test.ts'] = "import '../start/app.ts'; call('findTicket');";
  expect(chosen('gateway/src/a/a.ts', files)).not.toContain('gateway/src/z/z.integration.test.ts');
  expect(chosen('gateway/src/a/a.ts', files, "handle(app, 'findTicket')")).toContain(
    'gateway/src/z/z.integration.test.ts',
  );
});

it('asks what runs the built gateway of what nothing else comes to', () => {
  const test = 'gateway/src/commands/init.integration.test.ts';
  expect(
    chosen('gateway/src/commands/init/set-up-book.ts', { [test]: "join('dist', 'lineboard.js')" }),
  ).toEqual([test]);
});

it('asks the started gateway of its routes', () => {
  expect(chosen('gateway/src/a/a-routes.ts', {})).toContain(
    'gateway/src/start/whole/app.integration.test.ts',
  );
});

it('asks the started gateway of what puts it together', () => {
  expect(chosen('gateway/src/start/start-sweeps.ts', {})).toContain(
    'gateway/src/start/whole/started-parts.integration.test.ts',
  );
});

it('knows which tests run what is built', () => {
  const files = sources({
    'gateway/testing/kill/kill.ts': "join('..', 'dist', 'server.js')",
    'gateway/src/start/whole/a.integration.test.ts': "import { kill } from '../../../testing/kill/kill.ts';",
    'gateway/src/start/whole/b.integration.test.ts': '',
    'gateway/src/start/start-gateway.ts': "join('client', 'dist')",
  });
  expect([...findBuiltUsers(files, readImporters(files))]).toEqual([
    'gateway/testing/kill/kill.ts',
    'gateway/src/start/whole/a.integration.test.ts',
  ]);
});
