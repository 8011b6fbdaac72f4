import { expect, it } from 'vitest';
import { addressCall } from './address-call.ts';

it('fills the path and encodes values from outside', () => {
  const call = { method: 'GET', path: '/api/games/{gameNum}/of/{name}' } as const;
  expect(addressCall(call, { gameNum: 7, name: '../a b?c' })).toBe('/api/games/7/of/..%2Fa%20b%3Fc');
});

it('has a name for each query value, and leaves out missing ones', () => {
  const call = { method: 'GET', path: '/api/search' } as const;
  expect(addressCall(call, {}, { text: 'a&b=c', days: 7, before: undefined })).toBe(
    '/api/search?text=a%26b%3Dc&days=7',
  );
  expect(addressCall(call)).toBe('/api/search');
});
