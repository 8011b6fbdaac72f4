import { expect, it } from 'vitest';
import { createOriginCheck } from './check-origin.ts';

const check = (
  origin: string | undefined,
  { origins = [] as string[], proto = '', host = 'book.example', encrypted = false, trusted = false } = {},
) =>
  createOriginCheck(
    origins,
    () => trusted,
  )({
    headers: {
      host,
      ...(origin !== undefined && { origin }),
      ...(proto !== '' && { 'x-forwarded-proto': proto }),
    },
    socket: { remoteAddress: '10.0.0.1', encrypted },
  });

it('with configured origins takes these alone, not even the host that is called', () => {
  const origins = ['https://book.example', 'https://www.book.example'];
  expect(origins.map((origin) => check(origin, { origins }))).toEqual(['own', 'own']);
  for (const origin of [
    'http://book.example',
    'https://book.example:8443',
    'https://book.example.evil.example',
    'null',
    '',
  ])
    expect(check(origin, { origins }), origin).toBe('foreign');
});

it('without configured origins takes the address that is called, with its scheme', () => {
  expect(check('http://book.example')).toBe('own');
  expect(check('http://book.example:8080', { host: 'BOOK.example:8080' })).toBe('own');
  for (const origin of [
    'https://book.example',
    'http://book.example:81',
    'http://evil.example',
    'null',
    'ws://book.example',
  ])
    expect(check(origin), origin).toBe('foreign');
  expect(check('https://book.example', { encrypted: true })).toBe('own');
  expect(check('http://book.example', { encrypted: true })).toBe('foreign');
});

it('takes the scheme from a proxy that is trusted, and from nobody else', () => {
  expect(check('https://book.example', { proto: 'https', trusted: true })).toBe('own');
  expect(check('http://book.example', { proto: 'http, https', trusted: true })).toBe('foreign');
  expect(check('https://book.example', { proto: 'https' })).toBe('foreign');
});

it('says of a call without an origin that it has none', () => expect(check(undefined)).toBe('none'));
