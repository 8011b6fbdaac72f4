import { expect, it } from 'vitest';
import { FRAME_PARAMETER, fillFrameAddress } from './frame-address.ts';
import { findGenericIntegration, INTEGRATIONS, listParameters, listPathParameters } from './integrations.ts';

it('a parameter of a frame stays a parameter, whatever is in it', () => {
  const address = 'https://props.example/widget?game={gameNum}';
  expect(fillFrameAddress(address, new Map([['gameNum', '7&admin=1#x/../y']]))).toBe(
    'https://props.example/widget?game=7%26admin%3D1%23x%2F..%2Fy',
  );
  expect(fillFrameAddress(address, new Map())).toBe('https://props.example/widget?game=');
});

it('no parameter leads out of its folder, and half a character breaks nothing', () => {
  const address = 'https://props.example/games/{gameNum}/props';
  expect(fillFrameAddress(address, new Map([['gameNum', '..']]))).toBe('https://props.example/games//props');
  expect(fillFrameAddress(address, new Map([['gameNum', '\ud800']]))).toContain('%EF%BF%BD');
});

it('no two integrations share a name or a path, and the menu leads to none that needs a parameter', () => {
  expect(new Set(INTEGRATIONS.map(({ name }) => name)).size).toBe(INTEGRATIONS.length);
  expect(new Set(INTEGRATIONS.map(({ path }) => path)).size).toBe(INTEGRATIONS.length);
  expect(INTEGRATIONS.filter(({ isInMenu }) => isInMenu).flatMap(listPathParameters)).toEqual([]);
});

it('each game, dealer and race has a restriction of its own besides NOWAGERING, which takes away all of them', () => {
  const played = INTEGRATIONS.filter(({ group }) => /^(?:casino|games|liveDealer|racing)$/.test(group));
  for (const { name, restrictionCodes } of played)
    expect([name, ...restrictionCodes]).toEqual([name, expect.any(String), 'NOWAGERING']);
});

it('a row’s frame uses only parameters of that row, and a page without a frame has only ways or tiles', () => {
  for (const row of INTEGRATIONS) {
    const used = [...(row.frame ?? '').matchAll(FRAME_PARAMETER)].map(([, parameter]) => parameter!);
    expect(listParameters(row)).toEqual(expect.arrayContaining(used));
    if (row.frame === null) expect(row.layout).toMatch(/^(choice|lobby)$/);
  }
});

it('a dealer’s index and a casino’s platform are null where the address has none', () => {
  const frameOf = (name: string, given: [string, string][]) =>
    fillFrameAddress(findGenericIntegration(name)!.frame!, new Map(given));
  expect(frameOf('vigLiveDealer', [])).toBe('/sports/vigLiveDealer/?index=null');
  expect(frameOf('vigLiveDealer', [['arg1', '3']])).toBe('/sports/vigLiveDealer/?index=3');
  expect(frameOf('jadeCasino', [['isMobile', 'true']])).toBe(
    '/sports/jadeCasino/?plataform=null&isMobile=true',
  );
  expect(
    frameOf('jadeCasino', [
      ['arg1', 'ios'],
      ['isMobile', 'false'],
    ]),
  ).toBe('/sports/jadeCasino/?plataform=ios&isMobile=false');
});

it.each([
  '__proto__',
  'constructor',
  'toString',
  '',
  '\ud800',
  'a'.repeat(10_000),
  'propsBuilder',
  'casino21G',
  'cardAuthorization',
  'altira',
])('no integration is found by the name %.40s', (name) =>
  expect(findGenericIntegration(name)).toBeUndefined(),
);
