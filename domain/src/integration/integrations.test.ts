import { expect, it } from 'vitest';
import { fillFrameAddress } from './frame-address.ts';
import { INTEGRATIONS, listParameters } from './integrations.ts';

it('a parameter of a frame stays a parameter, whatever is in it', () => {
  const address = 'https://props.example/widget?game={gameNum}';
  expect(fillFrameAddress(address, new Map([['gameNum', '7&admin=1#x/../y']]))).toBe(
    'https://props.example/widget?game=7%26admin%3D1%23x%2F..%2Fy',
  );
  expect(fillFrameAddress(address, new Map())).toBe('https://props.example/widget?game=');
});

it('no parameter leads out of the folder that it stands in, and half a character breaks nothing', () => {
  const address = 'https://props.example/games/{gameNum}/props';
  expect(fillFrameAddress(address, new Map([['gameNum', '..']]))).toBe('https://props.example/games//props');
  expect(fillFrameAddress(address, new Map([['gameNum', '\ud800']]))).toContain('%EF%BF%BD');
});

it('no two integrations share a name or a path, and the menu leads to none that needs a parameter', () => {
  expect(new Set(INTEGRATIONS.map(({ name }) => name)).size).toBe(INTEGRATIONS.length);
  expect(new Set(INTEGRATIONS.map(({ path }) => path)).size).toBe(INTEGRATIONS.length);
  expect(INTEGRATIONS.filter(({ isInMenu }) => isInMenu).flatMap(listParameters)).toEqual([]);
});
