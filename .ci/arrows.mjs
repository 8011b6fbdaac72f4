/**
 * Says who may import whom (docs/architecture.md, "The map"). `check-arrows.ts` runs these rules; its test sees each of
 * them fail. Paths are relative to the repository.
 */

import { FLOORS } from './floors.mjs';

const TEST_CODE = '\\.(test|spec)\\.tsx?$|(^|/)(testing|e2e)/';
const ROOMS = ['domain', 'workers', 'gateway', 'client', 'loadtest'];

/** @param {...string} rooms */
const roomsOtherThan = (...rooms) => `^(${ROOMS.filter((room) => !rooms.includes(room)).join('|')})/`;

/**
 * @param {string} name
 * @param {string} comment
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType & { name: string }}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * A rule for each place of some floors: what is next to or above it, or lies where the places lie, is closed to it.
 *
 * @param {string} folder the one that holds the places, e.g. gateway/src or gateway/src/lines
 * @param {string} name
 * @param {readonly (readonly string[])[]} floors
 */
const floorRules = (folder, name, floors) =>
  floors.flatMap((places, floor) => {
    const above = floors.slice(floor + 1).flat();
    return places.map((place) => {
      const closed = [...places.filter((other) => other !== place), ...above];
      return forbid(
        `${name}-floor-of-${place}`,
        `${folder}/${place} imports only what is on lower floors (floors.mjs).`,
        { path: `^${folder}/${place}/`, pathNot: TEST_CODE },
        { path: `^${folder}/(${[...closed.map((other) => `${other}/`), '[^/]+$'].join('|')})` },
      );
    });
  });

/** @param {[workspace: string, wings: readonly Readonly<Record<string, readonly (readonly string[])[]>>[]]} entry */
const floorRulesOf = ([workspace, wings]) => [
  ...floorRules(
    `${workspace}/src`,
    workspace,
    wings.map((floor) => Object.keys(floor)),
  ),
  ...wings
    .flatMap((floor) => Object.entries(floor))
    .flatMap(([wing, rooms]) => floorRules(`${workspace}/src/${wing}`, `${workspace}-${wing}`, rooms)),
];

export default {
  forbidden: [
    ...Object.entries(FLOORS).flatMap(floorRulesOf),
    forbid(
      'domain-stands-alone',
      'domain is pure: nothing but itself, the schema library and the hashes that games are drawn from.',
      { path: '^domain/', pathNot: TEST_CODE },
      { pathNot: '^domain/(?!node_modules/)|^node_modules/typebox/|^(domain/)?node_modules/@noble/hashes/' },
    ),
    forbid(
      'domain-tests-stand-alone',
      'Tests of domain know no other room.',
      { path: '^domain/' },
      { path: roomsOtherThan('domain') },
    ),
    forbid(
      'workers-use-domain',
      'The worker runs next to the page: domain, its socket and Comlink, nothing else.',
      { path: '^workers/', pathNot: TEST_CODE },
      { pathNot: '^(workers|domain)/|^node_modules/(comlink|socket\\.io-client)/' },
    ),
    forbid(
      'workers-tests-use-domain',
      'Tests of workers know domain.',
      { path: '^workers/' },
      { path: roomsOtherThan('workers', 'domain') },
    ),
    forbid(
      'gateway-uses-domain',
      'gateway knows domain.',
      { path: '^gateway/' },
      { path: roomsOtherThan('gateway', 'domain') },
    ),
    forbid(
      'client-uses-domain-and-workers',
      'client knows domain and workers.',
      { path: '^client/' },
      { path: roomsOtherThan('client', 'domain', 'workers') },
    ),
    forbid(
      'sandbox-page-stands-alone',
      'A third party knows nothing of the book’s page.',
      { path: '^client/sandbox/src/' },
      { path: '^client/src/' },
    ),
    forbid(
      'sandbox-page-is-nobodys-part',
      'The book’s page knows third parties by their frames alone.',
      { path: '^client/(src|e2e)/' },
      { path: '^client/sandbox/' },
    ),
    forbid(
      'slip-state-is-drawn-by-others',
      'What is on the slip knows nothing of how it looks.',
      { path: '^client/src/betting/slip/state/', pathNot: TEST_CODE },
      { path: '^client/src/betting/slip/(?!state/)' },
    ),
    forbid(
      'slip-parts-stand-below-the-slip',
      'The panel, the aside and the sheet are made of the parts, which work without them.',
      { path: '^client/src/betting/slip/[^/]+/', pathNot: TEST_CODE },
      { path: '^client/src/betting/slip/[^/]+$' },
    ),
    forbid(
      'loadtest-uses-domain',
      'loadtest knows domain.',
      { path: '^loadtest/' },
      { path: roomsOtherThan('loadtest', 'domain') },
    ),
    forbid(
      'nobody-imports-an-application',
      'Nothing imports client or gateway, the tools in .ci neither.',
      { pathNot: '^(client|gateway)/' },
      { path: '^(client|gateway)/' },
    ),
    forbid('no-circles', 'A circle has no first file to read.', {}, { circular: true }),
    forbid(
      'no-undeclared-packages',
      'A package that another room happens to install is not there tomorrow: declare it.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-dangling-imports',
      'The import leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^(k6(/|$)|virtual:)' },
    ),
    forbid(
      'product-needs-no-tools',
      'What runs in production is a dependency, not a devDependency.',
      { path: '^(domain|workers|gateway|client(/sandbox)?)/src/', pathNot: TEST_CODE },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'product-imports-no-test-code',
      'Test code is not shipped.',
      { path: '/src/', pathNot: TEST_CODE },
      { path: TEST_CODE, pathNot: '(^|/)node_modules/' },
    ),
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|\\.tsbuild)/' },
    // Type imports bind rooms together as well.
    tsPreCompilationDeps: true,
    // Test tools are declared once, at the root.
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
};
