import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { version?: string }>;
}

/**
 * What `sendFrames`, `backlog` and `limitPackets` reach into was looked at in these versions. Another one: go through
 * docs/adr/0015-inside-socket-io.md, then write it down here.
 */
const LOOKED_AT = {
  'socket.io': '4.8.4',
  'socket.io-adapter': '2.5.8',
  'engine.io': '6.6.11',
  // The one that engine.io finds: `/node_modules/ws`, since it has none of its own.
  ws: '8.21.3',
};

const { packages } = JSON.parse(
  readFileSync(new URL('../../../../package-lock.json', import.meta.url), 'utf8'),
) as Lock;

it('what lies inside socket.io is what was looked at', () => {
  const installed = Object.keys(LOOKED_AT).map((name) => [name, packages[`node_modules/${name}`]?.version]);
  expect(Object.fromEntries(installed)).toEqual(LOOKED_AT);
});

it('there is one socket.io, so that what was looked at is what runs', () => {
  const copies = Object.keys(packages).filter((path) =>
    /node_modules\/(socket\.io(-adapter)?|engine\.io|engine\.io\/node_modules\/ws)$/.test(path),
  );
  expect(copies.sort()).toEqual([
    'node_modules/engine.io',
    'node_modules/socket.io',
    'node_modules/socket.io-adapter',
  ]);
});
