import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createPushFeed } from './push-feed.ts';

it('sends the same batch again as long as no gateway runs the feeds, and says what else is wrong', async () => {
  const sent: string[] = [];
  const answers = [
    [503, { error: { code: 'unavailable', params: { reason: 'notRunningHere' } } }],
    [503, { error: { code: 'unavailable', params: { reason: 'notRunningHere' } } }],
    [200, { refused: [] }],
    [422, { error: { code: 'feedSequence' } }],
  ] as const;
  const gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const [status, answer] = answers[sent.push(body) - 1]!;
      response.writeHead(status).end(JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const nobody = 'http://127.0.0.1:9';
  const feed = createPushFeed([nobody, `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`]);
  await feed.push([]);
  expect(new Set(sent).size).toBe(1);
  expect(sent).toHaveLength(3);
  await expect(feed.push([])).rejects.toThrow('422');
  gateway.close();
});
