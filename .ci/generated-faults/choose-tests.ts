import { basename, dirname } from 'node:path/posix';
import { TEST_LEVELS, testLevelOf } from './test-level.ts';
import type { WordIndex } from './word-index.ts';

/** How many files are asked at most, and of these how many that start servers. */
export interface MostTests {
  files: number;
  integration: number;
}

/** More of them see little that these don't, and take their time. */
const NEAREST: MostTests = { files: 12, integration: 4 };

/** What only the whole of a part can see: nothing that imports these files looks at all that they put together. */
const WHOLE_PARTS: ReadonlyArray<{ of: RegExp; tests: readonly string[] }> = [
  {
    of: /^gateway\/src\/.*-routes\.ts$/,
    tests: [
      'gateway/src/start/whole/app.integration.test.ts',
      'gateway/src/start/whole/roles.integration.test.ts',
      'gateway/src/start/whole/other-customers.integration.test.ts',
    ],
  },
  {
    of: /^gateway\/src\/(?:start\/|server\.ts$)/,
    tests: [
      'gateway/src/start/whole/started-parts.integration.test.ts',
      'gateway/src/start/whole/start-gateway.integration.test.ts',
      'gateway/src/start/whole/app.integration.test.ts',
    ],
  },
];

/** How many folders lie between two files. */
const countSteps = (from: string, to: string): number => {
  const [a, b] = [dirname(from).split('/'), dirname(to).split('/')];
  const shared = a.findIndex((folder, at) => folder !== b[at]);
  const common = shared === -1 ? a.length : shared;
  return a.length + b.length - 2 * common;
};

/** A test named after the file is its own, wherever else the file is imported. */
const isNamedAfter = (test: string, path: string): boolean =>
  test.replace(/(?:\.(?:property|integration))?\.test\.tsx?$/, '') === path.replace(/\.tsx?$/, '');

/** A word of a name that more tests have says nothing of any of them. */
const FEW_TESTS = 4;
/** A test with a similar name counts as next to the file. */
const NAMED_ALIKE = 6;

/** `comment` of `comments.integration.test.ts` and of `comment-commands.ts`. */
const wordsOf = (path: string): Set<string> =>
  new Set(
    basename(path)
      .replace(/(?:\.(?:property|integration|test))*\.tsx?$/, '')
      .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .split('-')
      .map((word) => word.replace(/s$/, '')),
  );

/** @returns words of the file's name that few of the tests have, too */
const findRareWords = (path: string, tests: readonly string[]): string[] =>
  [...wordsOf(path)].filter((word) => tests.filter((test) => wordsOf(test).has(word)).length <= FEW_TESTS);

/** @returns how many imports lie between a file and each test that reaches it */
const measureDistances = (
  path: string,
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> => {
  const distances = new Map([[path, 0]]);
  const waiting = [path];
  for (const at of waiting) {
    for (const importer of importers.get(at) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, (distances.get(at) ?? 0) + 1);
      // What imports a test learns nothing of the file.
      if (testLevelOf(importer) === null) waiting.push(importer);
    }
  }
  return distances;
};

export interface TestChoice {
  /** The files that import each file; `readImporters` tells them. */
  importers: ReadonlyMap<string, readonly string[]>;
  /** Files that run what is built: they come to every file of the gateway, without an import. */
  builtUsers: ReadonlySet<string>;
  /** It ranks the test files. */
  wordIndex: WordIndex;
}

/**
 * The test files that should see a fault in a file, the nearest unless it is said how many more. Half are those that
 * come to it by the fewest imports and folders, and those with a similar name; half are those that share rare words
 * with the fault. What starts least comes first.
 *
 * @param words those of the changed lines and of the function around them
 */
export const chooseTests = (
  { path, words }: { path: string; words: Iterable<string> },
  { importers, builtUsers, wordIndex }: TestChoice,
  most: MostTests = NEAREST,
): string[] => {
  const distances = new Map(measureDistances(path, importers));
  const furthest = Math.max(...distances.values()) + 1;
  if (path.startsWith('gateway/'))
    for (const user of builtUsers) if (!distances.has(user)) distances.set(user, furthest);
  const reached = [...distances].filter(([test]) => testLevelOf(test) !== null);
  const tests = reached.map(([test]) => test);
  const rareWords = findRareWords(path, tests);
  const nearness = (test: string, distance: number): number => {
    if (isNamedAfter(test, path)) return Number.MIN_SAFE_INTEGER;
    const named = wordsOf(test);
    const isAlike = rareWords.some((word) => named.has(word));
    return distance + 3 * countSteps(path, test) - (isAlike ? NAMED_ALIKE : 0);
  };
  const nearest = reached
    .map(([test, distance]) => ({ test, nearness: nearness(test, distance) }))
    .sort((a, b) => a.nearness - b.nearness || (a.test < b.test ? -1 : 1))
    .map(({ test }) => test);
  const ordered = takeInTurn(nearest, wordIndex.rank(words, tests));
  const whole = WHOLE_PARTS.filter(({ of }) => of.test(path)).flatMap((part) => part.tests);
  const integration = [...new Set([...ordered.filter(isIntegration).slice(0, most.integration), ...whole])];
  const others = ordered.filter((test) => !isIntegration(test)).slice(0, most.files - integration.length);
  return [...others, ...integration].sort((a, b) => rankOf(a) - rankOf(b));
};

const takeInTurn = (first: readonly string[], second: readonly string[]): string[] => [
  ...new Set(
    first.flatMap((each, at) => {
      const other = second[at];
      return other === undefined ? [each] : [each, other];
    }),
  ),
];

const isIntegration = (test: string): boolean => testLevelOf(test) === 'integration';

const rankOf = (test: string): number => TEST_LEVELS.findIndex((level) => level === testLevelOf(test));
