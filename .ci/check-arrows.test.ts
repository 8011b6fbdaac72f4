import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import arrows from './arrows.mjs';
import { FLOORS } from './floors.mjs';

/** A small repository in which every room imports what it may. */
const SOUND: Record<string, string> = {
  'package.json': JSON.stringify({ type: 'module', devDependencies: { vitest: '1', 'a-tool': '1' } }),
  'domain/package.json': JSON.stringify({
    name: '@lineboard/domain',
    exports: { './*': './src/*.ts' },
    dependencies: { typebox: '1' },
  }),
  'domain/src/cents.ts': `import 'typebox';\nexport const cents = 1;`,
  'domain/src/ticket.schema.ts': `import 'typebox';\nexport const TicketSchema = {};\nexport type Ticket = typeof TicketSchema;`,
  'domain/src/cents.test.ts': `import 'vitest';\nimport 'node:fs';\nimport { cents } from './cents.ts';\nexport const a = cents;`,
  'workers/package.json': JSON.stringify({
    name: '@lineboard/workers',
    exports: { './*': './src/*.ts' },
    dependencies: { '@lineboard/domain': '1', comlink: '1' },
  }),
  'workers/src/engine.ts': `import 'comlink';\nexport { cents } from '@lineboard/domain/cents';`,
  'gateway/package.json': JSON.stringify({
    name: '@lineboard/gateway',
    exports: {},
    dependencies: { '@lineboard/domain': '1', fastify: '1' },
  }),
  'gateway/src/server.ts': `import 'fastify';\nimport 'node:http';\nexport { cents } from '@lineboard/domain/cents';`,
  'gateway/src/server.test.ts': `import '../testing/fake-clock.ts';`,
  'gateway/testing/fake-clock.ts': `export const now = 0;`,
  'client/package.json': JSON.stringify({
    name: '@lineboard/client',
    exports: {},
    dependencies: { '@lineboard/domain': '1', '@lineboard/workers': '1' },
  }),
  'client/src/board.tsx': `import { cents } from '@lineboard/domain/cents';\nexport { cents as b } from '@lineboard/workers/engine';\nexport const Board = () => <b>{cents}</b>;`,
  'client/src/ticket.ts': `import type { Ticket } from '@lineboard/domain/ticket.schema';\nexport const b: Ticket = {};`,
  'client/src/ticket.test.ts': `export { TicketSchema } from '@lineboard/domain/ticket.schema';`,
  'client/sandbox/src/app.ts': `export { cents } from '@lineboard/domain/cents';`,
  'client/src/betting/slip/state/store.ts': `export const items = [];`,
  'client/src/betting/slip/items/card.ts': `export { items } from '../state/store.ts';`,
  'client/src/betting/slip/panel.ts': `export { items } from './items/card.ts';`,
  'loadtest/package.json': JSON.stringify({
    name: '@lineboard/loadtest',
    exports: {},
    dependencies: { '@lineboard/domain': '1' },
  }),
  'loadtest/k6/storm.ts': `import http from 'k6/http';\nexport { cents } from '@lineboard/domain/cents';\nexport default http;`,
};
const PACKAGES = ['typebox', 'comlink', 'fastify', 'vitest', 'a-tool'];

/** Each in a file of its own, so that one run finds them all. */
const PLANTED: Array<[rule: string, path: string, source: string]> = [
  ['domain-stands-alone', 'domain/src/reads-files.ts', `import 'node:fs';`],
  ['domain-stands-alone', 'domain/src/uses-a-tool.ts', `import 'vitest';`],
  ['domain-tests-stand-alone', 'domain/src/planted.test.ts', `import '../../workers/src/engine.ts';`],
  ['workers-use-domain', 'workers/src/reads-files.ts', `import 'node:fs';`],
  ['workers-tests-use-domain', 'workers/src/planted.test.ts', `import '../../gateway/src/server.ts';`],
  ['gateway-uses-domain', 'gateway/src/uses-workers.ts', `import '@lineboard/workers/engine';`],
  ['gateway-uses-domain', 'gateway/src/planted.test.ts', `import type {} from '../../client/src/board.tsx';`],
  ['client-uses-domain-and-workers', 'client/src/uses-loadtest.ts', `import '../../loadtest/k6/storm.ts';`],
  [
    'sandbox-page-stands-alone',
    'client/sandbox/src/uses-page.ts',
    `import '../../src/betting/slip/panel.ts';`,
  ],
  ['sandbox-page-is-nobodys-part', 'client/src/uses-sandbox.ts', `import '../sandbox/src/app.ts';`],
  ['slip-state-is-drawn-by-others', 'client/src/betting/slip/state/draws.ts', `import '../items/card.ts';`],
  ['slip-parts-stand-below-the-slip', 'client/src/betting/slip/items/uses-panel.ts', `import '../panel.ts';`],
  ['loadtest-uses-domain', 'loadtest/k6/uses-gateway.ts', `import '../../gateway/src/server.ts';`],
  ['nobody-imports-an-application', 'workers/src/uses-client.ts', `import '../../client/src/board.tsx';`],
  ['nobody-imports-an-application', '.ci/uses-gateway.ts', `import '../gateway/src/server.ts';`],
  ['no-circles', 'gateway/src/circle-a.ts', `import type {} from './circle-b.ts';`],
  ['no-undeclared-packages', 'client/src/uses-fastify.ts', `import 'fastify';`],
  ['no-dangling-imports', 'gateway/src/dangling.ts', `import './nowhere.ts';`],
  ['no-dangling-imports', 'gateway/src/dangling-package.ts', `import '@lineboard/domain/src/cents.ts';`],
  ['product-needs-no-tools', 'gateway/src/uses-a-tool.ts', `import 'a-tool';`],
  ['product-imports-no-test-code', 'gateway/src/uses-test-code.ts', `import '../testing/fake-clock.ts';`],
];

/** Each is a page that loads a schema: directly, along with its type, at a press, or through what it imports. */
const PLANTED_SCHEMAS: Array<[path: string, source: string]> = [
  ['client/src/loads.ts', `export { TicketSchema } from '@lineboard/domain/ticket.schema';`],
  [
    'client/src/loads-beside-type.ts',
    `import type { A } from './a.schema.ts';\nimport { a } from './a.schema.ts';\nexport const b: A = a;`,
  ],
  ['client/src/loads-later.ts', `export const load = () => import('./b.schema.ts');`],
  ['client/sandbox/src/loads.ts', `import './c.schema.ts';`],
  ['workers/src/loads.ts', `export { d } from '@lineboard/domain/uses-schema';`],
];

type Floors = readonly (readonly string[])[];

/** One for every place on the floors of `folder`: it imports one next to or above it, or a file next to the places. */
const plantOnFloors = (folder: string, name: string, floors: Floors) =>
  floors.flatMap((places, floor) =>
    places.map((place): [rule: string, path: string, source: string] => {
      const closed = places.find((other) => other !== place) ?? floors[floor + 1]?.[0];
      const target = closed === undefined ? '../planted-root.ts' : `../${closed}/planted-ground.ts`;
      return [
        `${name}-floor-of-${place}`,
        `${folder}/${place}/planted-floor.ts`,
        `import type {} from '${target}';`,
      ];
    }),
  );

/** The folders in which places lie on floors: each workspace's `src`, and each wing that has rooms. */
const FLOORED = Object.entries(FLOORS).flatMap(([workspace, wings]) => [
  { folder: `${workspace}/src`, name: workspace, floors: wings.map((floor) => Object.keys(floor)) },
  ...wings
    .flatMap((floor) => Object.entries(floor))
    .map(([wing, floors]) => ({ folder: `${workspace}/src/${wing}`, name: `${workspace}-${wing}`, floors })),
]);
const PLANTED_ON_FLOORS = FLOORED.flatMap(({ folder, name, floors }) => plantOnFloors(folder, name, floors));
const ALL_PLANTED = [...PLANTED, ...PLANTED_ON_FLOORS];

const folder = mkdtempSync(join(tmpdir(), 'arrows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  for (const [path, source] of Object.entries(SOUND)) write(path, source);
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  mkdirSync(join(folder, 'node_modules/@lineboard'));
  for (const room of ['domain', 'workers'])
    symlinkSync(`../../${room}`, join(folder, 'node_modules/@lineboard', room));
});

it('accepts a repository in which every room imports what it may', () => {
  expect(checkArrows(folder)).toEqual({ status: 0, stderr: '' });
});

describe('in a repository with a fault for every rule', () => {
  let answer: ReturnType<typeof checkArrows>;

  beforeAll(() => {
    write('gateway/src/circle-b.ts', `import './circle-a.ts';`);
    for (const { folder: places, floors } of FLOORED) {
      if (floors.length === 0) continue;
      write(`${places}/planted-root.ts`, '');
      for (const place of floors.flat()) write(`${places}/${place}/planted-ground.ts`, '');
      write(`${places}/without-floor/planted.ts`, '');
    }
    for (const [, path, source] of ALL_PLANTED) write(path, source);
    for (const [path, source] of PLANTED_SCHEMAS) write(path, source);
    write('client/src/a.schema.ts', 'export const a = 1;\nexport type A = number;');
    write('client/src/b.schema.ts', 'export const b = 1;');
    write('client/sandbox/src/c.schema.ts', '');
    write('domain/src/uses-schema.ts', `export { d } from './d.schema.ts';`);
    write('domain/src/d.schema.ts', 'export const d = 1;');
    answer = checkArrows(folder);
  }, 60_000);

  it.each(ALL_PLANTED)('%s: refuses %s with %s', (rule, path) => {
    expect(answer.stderr).toMatch(new RegExp(`^arrows: ${path} .*\\(${rule}\\)$`, 'm'));
    expect(answer.status).toBe(1);
  });

  it.each(PLANTED_SCHEMAS)('pages-load-no-schema: refuses %s with %s', (path) => {
    expect(answer.stderr).toMatch(
      new RegExp(`^arrows: ${path} → .*\\.schema\\.ts \\(pages-load-no-schema\\)$`, 'm'),
    );
  });

  it.each(FLOORED.filter(({ floors }) => floors.length > 0))(
    'refuses a place in $folder that has no floor',
    ({ folder: places }) => {
      expect(answer.stderr).toMatch(
        new RegExp(
          `^arrows: ${places}/without-floor/planted.ts stands in a (wing|room) without a floor`,
          'm',
        ),
      );
    },
  );

  it('refuses a file next to the rooms of a wing', () => {
    expect(answer.stderr).toContain('gateway/src/lines/planted-root.ts stands in a room without a floor');
  });

  it('refuses more under one roof than can be seen at once', () => {
    expect(answer.stderr).toMatch(/^arrows: gateway\/src holds \d+ boxes, at most 16 can be seen at once$/m);
  });

  it('leaves no rule without a fault', () => {
    const names = new Set(ALL_PLANTED.map(([rule]) => rule));
    expect(arrows.forbidden.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });
});

it.each(FLOORED.filter(({ floors }) => floors.length > 0))(
  'gives no floor of $folder to a place that is not there',
  ({ folder: places, floors }) => {
    const there = globSync('*/', { cwd: join(import.meta.dirname, '..', places) });
    expect(floors.flat().filter((place) => !there.includes(place))).toEqual([]);
  },
);

it('refuses a folder in which it finds nothing to check', () => {
  const empty = mkdtempSync(join(tmpdir(), 'arrows-'));
  expect(checkArrows(empty).status).toBe(1);
  rmSync(empty, { recursive: true });
});

function checkArrows(repository: string) {
  const script = join(import.meta.dirname, 'check-arrows.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, repository], { encoding: 'utf8' });
  return { status, stderr };
}

function write(path: string, source: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), source);
}
