import { expect, it } from 'vitest';
import { isNewEnoughGo } from './find-go.ts';
import { listPackages } from './install-packages.ts';
import { describeMissing } from './set-up-machine.ts';

const program = (name: string, debianPackage: string | null, isHere: boolean) => ({
  name,
  debianPackage,
  isHere: () => isHere,
  leavesOut: 'the suites that read',
  howToGet: 'buy one',
});

it('asks for the packages of what is missing alone, and for none of what is built', () => {
  const programs = [
    program('a', 'package-a', true),
    program('b', 'package-b', false),
    program('c', null, false),
  ];
  expect(listPackages(programs)).toEqual(['package-b']);
});

it('takes the Go of Debian for too old, and a newer one than is asked for', () => {
  expect(isNewEnoughGo('go version go1.19.8 linux/amd64')).toBe(false);
  expect(isNewEnoughGo('go version go1.24.11 linux/amd64')).toBe(false);
  expect(isNewEnoughGo('go version go1.25.0 linux/amd64')).toBe(true);
  expect(isNewEnoughGo('go version go2.0 linux/amd64')).toBe(true);
  expect(isNewEnoughGo('bash: go: command not found')).toBe(false);
});

it('says of what is missing what the tests leave out and how to get it', () => {
  expect(describeMissing(program('a reader', null, false))).toBe(
    'a reader is missing, so the tests leave out the suites that read. Get it: buy one.',
  );
});
