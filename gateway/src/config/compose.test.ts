import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VARIABLES } from './read-config.ts';

const compose = readFileSync(new URL('../../../compose.yaml', import.meta.url), 'utf8');
const settings = compose.split('\n').filter((line) => !line.trimStart().startsWith('#'));
const [, environment = ''] = /environment:\n((?: {6}\w+: .*\n)+)/.exec(settings.join('\n')) ?? [];

it('the compose file contains no password, and requires every one', () => {
  const passwords = settings.filter((line) => line.includes('POSTGRES_PASSWORD'));
  expect(passwords).toHaveLength(2);
  for (const line of passwords) expect(line).toContain('${POSTGRES_PASSWORD:?');
});

it('the compose file opens no demo book and no port to other machines', () => {
  expect(settings.join('\n')).toContain("DEMO: 'false'");
  const ports = settings.filter((line) => line.includes('ports:'));
  expect(ports).toEqual([expect.stringContaining("['127.0.0.1:8080:8080']")]);
});

it('the compose file sets only variables that the gateway reads', () => {
  const names = [...environment.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name);
  expect(names).toContain('REDIS_URL');
  expect(Object.keys(VARIABLES)).toEqual(expect.arrayContaining(names));
});

it('the compose file passes every variable that the gateway reads', () => {
  const file =
    /env_file: *(\[\{ path: lineboard\.env, required: false \}\]|\n +- path: lineboard\.env\n +required: false)/;
  const passed = file.test(settings.join('\n'))
    ? Object.keys(VARIABLES)
    : [...environment.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name);
  expect(Object.keys(VARIABLES).filter((name) => !passed.includes(name))).toEqual([]);
});

it('the compose file overrides nothing of lineboard.env except where a container listens', () => {
  // An empty variable counts as unset, and would still override the file's.
  expect(environment.split('\n').filter((line) => /\$\{\w+:?-\}/.test(line))).toEqual([]);
  // `init` writes the address of a gateway next to its proxy, which can't be reached from outside the container.
  expect(environment).toMatch(/^ {6}HOST: ['"]?0\.0\.0\.0['"]?$/m);
  expect(environment).toMatch(/^ {6}PORT: ['"]?8080['"]?$/m);
});
