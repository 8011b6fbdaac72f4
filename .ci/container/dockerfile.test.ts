import { globSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { BASE_IMAGE } from './base-image.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const lines = read('Dockerfile').split('\n');
const copies = lines.filter((line) => line.startsWith('COPY ')).map((line) => line.split(/\s+/).slice(1));
const fromHere = copies.filter(([first = '']) => !first.startsWith('--from='));
const inImage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM '))).join('\n');

const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };

it('copies only what is there', () => {
  const sources = fromHere.flatMap((words) => words.slice(0, -1));
  expect(sources.length).toBeGreaterThan(workspaces.length);
  expect(sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
});

it('knows every room of the lock before npm reads it', () => {
  const sources = fromHere.flatMap((words) => words.slice(0, -1));
  expect(sources).toEqual(expect.arrayContaining(workspaces.map((room) => `${room}/package.json`)));
});

it('has every folder of sources that the gateway reads as it is', () => {
  const folders = globSync('gateway/src/**/*.ts', { cwd: ROOT })
    .flatMap((path) => [...read(path).matchAll(/findSource\('([\w/-]+)'\)/g)])
    .map(([, folder]) => `gateway/src/${folder}`);
  expect(folders).toContain('gateway/src/ground/database/migrations');
  for (const folder of new Set([...folders, 'domain/words']))
    expect(inImage).toContain(`COPY ${folder} ${folder}\n`);
});

it('ships no sources but those, and no packages that nobody asks for', () => {
  const copied = [...inImage.matchAll(/^COPY (?:--from=build )?(?:\/app\/)?(\S+)/gm)].map(([, path]) => path);
  expect(copied).toEqual([
    'runtime/node_modules',
    'gateway/package.json',
    'gateway/src/ground/database/migrations',
    'gateway/src/words/content/pages',
    'domain/words',
    'gateway/dist',
    'client/dist',
    'client/source-maps',
    'client/sandbox/dist',
  ]);
});

it('stands on one base throughout, which can be given by its digest', () => {
  const bases = lines.filter((line) => line.startsWith('FROM '));
  expect(bases).toEqual(['FROM ${NODE_IMAGE} AS build', 'FROM ${NODE_IMAGE}']);
  expect(BASE_IMAGE).toBe(`docker.io/library/${/^ARG NODE_IMAGE=(\S+)$/m.exec(lines.join('\n'))?.[1]}`);
});
