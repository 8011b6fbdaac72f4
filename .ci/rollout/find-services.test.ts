import { expect, it } from 'vitest';
import { findServices, findWay } from './find-services.ts';

const full = findServices('lineboard');
const watch = findServices('lineboard-watch');
const portOf = (name: string): number | undefined =>
  [...full, ...watch].find((service) => service.name === name)?.port;

it('finds the Services of each Deployment, and which of them leads to pods that are not ready', () => {
  const kinds = (services: typeof full) => services.map(({ name, takesAll }) => [name, takesAll]);
  expect(kinds(full)).toEqual([
    ['lineboard', false],
    ['lineboard-feeds', true],
  ]);
  expect(kinds(watch)).toEqual([['lineboard-watch', false]]);
  expect(new Set([...full, ...watch].map(({ port }) => port)).size).toBe(3);
});

it('leads each path where the Ingresses lead it', () => {
  expect(findWay('lineboard', '/api/feed/mover', full)).toBe(portOf('lineboard-feeds'));
  expect(findWay('lineboard', '/api/tickets', full)).toBe(portOf('lineboard'));
  expect(findWay('lineboard-watch', '/live/', watch)).toBe(portOf('lineboard-watch'));
  expect(() => findWay('lineboard', '/metrics', full)).toThrow('lineboard leads /metrics nowhere.');
  expect(() => findWay('lineboard-watch', '/', watch)).toThrow('leads / nowhere');
});
