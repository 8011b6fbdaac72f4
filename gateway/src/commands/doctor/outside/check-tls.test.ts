import { afterEach, expect, it, vi } from 'vitest';
import { checkTls } from './check-tls.ts';

/** Answers calls by their address; the others with a cookie, as the gateway does. */
const answer = (byAddress: Record<string, () => Response>): string[] => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.href);
    const cookie = { 'set-cookie': 'session=; Secure; HttpOnly' };
    return byAddress[url.href]?.() ?? new Response(null, { status: 204, headers: cookie });
  });
  return asked;
};
const redirect = (location: string) => () => new Response(null, { status: 301, headers: { location } });
const refuse = (): Response => {
  throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
};
const PLAIN = 'http://book.example/';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['ok', redirect('https://book.example/'), /leads to https/],
  ['warning', redirect('/'), /answers without TLS \(status 301\)/],
  ['warning', () => new Response('<h1>Book</h1>'), /answers without TLS \(status 200\)/],
  ['ok', refuse, /^Nobody answers at http:/],
])('the address without TLS is %s', async (state, come, said) => {
  answer({ [PLAIN]: come });
  const [plain] = await checkTls('https://book.example');
  expect([plain?.state, plain?.found]).toEqual([state, expect.stringMatching(said)]);
});

it('a site on a port of its own has no other address to look at', async () => {
  const asked = answer({});
  const findings = await checkTls('https://book.example:8443');
  expect(findings.map(({ part }) => part)).toEqual(['cookies']);
  expect(asked.every((url) => url.startsWith('https://book.example:8443/'))).toBe(true);
});
