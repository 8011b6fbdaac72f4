import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { makeSbom } from './make-sbom.ts';

interface Sbom {
  bomFormat: string;
  components: Array<{ purl: string }>;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string; dev?: boolean; link?: boolean; name?: string }>;
};

const addressOf = (path: string): string => {
  const name = packages[path]?.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return `pkg:npm/${name.replace('@', '%40')}@${packages[path]?.version}`;
};

/** npm takes some seconds, and many on a full machine. */
const PATIENCE_MS = 120_000;

it('lists every package of the lock that is shipped, what others develop with, too, and no other', {
  timeout: PATIENCE_MS,
}, async () => {
  const { bomFormat, components } = JSON.parse(await makeSbom()) as Sbom;
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({ purl }) => purl.replace(/\?.*$/, '')));
  const paths = Object.keys(packages).filter(
    (path) => path.includes('node_modules/') && !packages[path]?.link,
  );
  const [shipped, developed] = [false, true].map((isDev) =>
    paths.filter((path) => (packages[path]?.dev === true) === isDev).map(addressOf),
  ) as [string[], string[]];
  expect(shipped).toContainEqual(expect.stringContaining('/socket.io@'));
  expect(shipped.filter((address) => !listed.has(address))).toEqual([]);
  expect(developed.length).toBeGreaterThan(100);
  const both = new Set(shipped);
  expect(developed.filter((address) => listed.has(address) && !both.has(address))).toEqual([]);
});
