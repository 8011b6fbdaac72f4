import { expect, it } from 'vitest';
import { createVariables } from './create-variables.ts';
import { listNextSteps } from './list-next-steps.ts';

const answersFor = (origin: string, port = '8080') =>
  new Map([
    ['origin', origin],
    ['port', port],
    ['feed', 'mover'],
  ]);
const setUp = (origin: string, port?: string) => {
  const answers = answersFor(origin, port);
  const variables = createVariables(answers);
  return {
    host: variables.get('HOST'),
    proxy: variables.get('TRUST_PROXY'),
    second: listNextSteps(answers, 'lineboard.env')[1],
  };
};

it('puts a site with https behind a proxy on this machine', () => {
  expect(setUp('https://book.example')).toEqual({
    host: '127.0.0.1',
    proxy: '127.0.0.1,::1',
    second:
      '  2. Lead https://book.example to http://127.0.0.1:8080 with your reverse proxy: docs/operations/in-front.md',
  });
});

it('an address of the gateway’s own in a network is listened on, and needs no proxy', () => {
  const second = '  2. Open http://192.168.1.20:8080; no proxy is needed.';
  expect(setUp('http://192.168.1.20:8080')).toEqual({ host: '0.0.0.0', proxy: undefined, second });
  expect(setUp('http://book.lan', '80').host).toBe('0.0.0.0');
});

it('one of this machine alone is not opened to the network', () => {
  expect(setUp('http://127.0.0.1:8080').host).toBe('127.0.0.1');
  expect(setUp('http://localhost:8080').second).toMatch(/no proxy is needed/);
});

it('plain http on another port than the gateway’s is led there by a proxy', () => {
  expect(setUp('http://book.lan')).toMatchObject({
    host: '127.0.0.1',
    second: expect.stringContaining('proxy:'),
  });
  expect(setUp('http://192.168.1.20:8080,https://book.example').host).toBe('127.0.0.1');
});
