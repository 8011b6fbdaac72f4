import { FEED_SOCKET_PATH } from '@lineboard/domain/doors/contract/feed-calls';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './run-command.ts';

const read = (page: string): string => readFileSync(join(ROOT, 'docs', page), 'utf8').replaceAll(/\s+/g, ' ');

it('the reference of calls names the socket of a feed, and the section that describes it', () => {
  const http = read('http.md');
  expect(http).toContain(`\`GET ${FEED_SOCKET_PATH}\``);
  expect(http).toContain('docs/feed-push.md#over-one-websocket');
  const [, section = ''] = read('feed-push.md').split('## Over one WebSocket');
  expect(section).toContain(`\`GET ${FEED_SOCKET_PATH}\``);
});
