import type { Rolldown } from 'vite';

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];

/** Parts that are drawn with the first screen of the board: loaded next to the entry and counted with it. */
const FIRST_SCREEN = ['main', 'LinesPage', 'SportsMenu', 'GameSearch', 'SlipPanel'] as const;

/** Parts that are fetched after the first prices and before the first press: one file instead of some forty. */
const AHEAD = [
  'MenuDrawer',
  'Dialogs',
  'SlipContent',
  'OpenPlayBanners',
  'FurtherRow',
  'SportDrawing',
] as const;

/**
 * Packages that every page needs whole, and the module that runs them: our releases leave them in the visitors' caches.
 */
const LIBRARIES =
  /\/node_modules\/(?:@tanstack|i18next|react|react-dom|react-i18next|rxjs|scheduler|use-sync-external-store|zustand)\/|\/src\/page\/app\/libraries\.ts$/;

const FIRST_SCREEN_CHUNK = 'first-screen';

/** @returns whether a module, by its path or id, e.g. `src/lines/side-features/LinesPage.tsx`, is one of the parts */
const isOneOf =
  (parts: readonly string[]) =>
  (modulePath: string): boolean =>
    parts.some((name) => modulePath.endsWith(`/${name}.tsx`));

/**
 * How the bundler cuts the first load. Cut by importer, it came as some twenty files, each with its own round trip on a
 * slow line; a few large files also compress better. Each group includes what its modules import.
 */
export const firstScreenGroups: CodeSplittingGroup[] = [
  // What the entry itself imports stays with it: the frame must not wait for the application.
  { name: 'entry', tags: ['$initial'], priority: 4 },
  { name: 'libraries', test: LIBRARIES, priority: 3 },
  { name: FIRST_SCREEN_CHUNK, test: isOneOf(FIRST_SCREEN), priority: 2 },
  { name: 'ahead', test: isOneOf(AHEAD), priority: 1 },
];

/** @param chunk of the bundle, or of its manifest */
export const isFirstScreenChunk = (chunk: { name?: string }): boolean => chunk.name === FIRST_SCREEN_CHUNK;
