import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProviderCaptcha } from './provider-captcha.ts';

let server: Server;
let address: string;
let asked: URLSearchParams[] = [];
let answer: { status?: number; body: string } = { body: '' };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      response.writeHead(answer.status ?? 200, { location: '/elsewhere' }).end(answer.body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => server.close());

const failures: unknown[] = [];
const judge = async (said: typeof answer, verifyUrl = address) => {
  answer = said;
  asked = [];
  failures.length = 0;
  const site = { siteKey: 'key-1', script: 'https://captcha.example/api.js', verifyUrl, secret: 'hush' };
  const parts = { hosts: ['book.example'], wallNowMs: () => 5, onUnreachable: failures.push.bind(failures) };
  return createProviderCaptcha(site, parts).judge('session', 'a token');
};
const says = (fields: object) => ({ body: JSON.stringify(fields) });

it('CALL1-10: asks the provider about the token, and takes its word for this site and this action alone', async () => {
  const right = { success: true, action: 'pageLoaded', hostname: 'book.example', score: 0.9 };
  expect(await judge(says(right))).toEqual({ kind: 'passed', proof: 'a token', untilMs: 5 + 180_000 });
  expect(Object.fromEntries(asked[0]!)).toEqual({ secret: 'hush', response: 'a token' });
  expect(await judge(says({ success: true }))).toMatchObject({ kind: 'passed' });
  expect(await judge(says({ ...right, success: false }))).toEqual({ kind: 'failed' });
  expect(await judge(says({ ...right, hostname: 'phish.example' }))).toEqual({ kind: 'failed' });
  expect(await judge(says({ ...right, action: 'signUp' }))).toEqual({ kind: 'failed' });
});

it.each([
  ['says nothing', { body: '' }],
  ['says what nobody understands', says({ success: 'yes' })],
  ['says too much', says({ success: true, padding: 'x'.repeat(20_000) })],
  ['leads elsewhere', { status: 302, body: '' }],
  ['fails', { status: 500, body: '' }],
])('a provider that %s lets nobody pass, and it is told', async (_, said) => {
  expect(await judge(said)).toEqual({ kind: 'unreachable' });
  expect(failures).toHaveLength(1);
});

it('a provider that is away lets nobody pass', async () => {
  expect(await judge(says({ success: true }), 'http://127.0.0.1:1/')).toEqual({ kind: 'unreachable' });
});
