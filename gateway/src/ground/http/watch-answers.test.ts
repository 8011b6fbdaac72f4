import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { type OnAnswered, watchAnswers } from './watch-answers.ts';

it('tells of each answer to a call of the contract, of a file’s bytes as one character each, and of no other', async () => {
  const app = fastify();
  const told: Parameters<OnAnswered>[] = [];
  watchAnswers(app, (...answered) => void told.push(answered));
  app.get('/text', { config: { call: 'readSite' } }, () => ({ a: 1 }));
  app.get('/file', { config: { call: 'exportTransactions' } }, () => Buffer.from([0xff, 0x41]));
  app.get('/none', { config: { call: 'endSession' } }, (_request, reply) => reply.code(204).send());
  app.get('/other', () => 'not of the contract');
  for (const url of ['/text', '/file', '/none', '/other']) await app.inject({ url });
  await app.close();
  expect(told).toEqual([
    ['readSite', 200, '{"a":1}'],
    ['exportTransactions', 200, '\u00ffA'],
    ['endSession', 204, null],
  ]);
});
