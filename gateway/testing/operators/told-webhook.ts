import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PostedNotice {
  noticeId: number;
  level: string;
  code: string;
  about: string;
  ending: string | null;
}

/** An address that operators are told at. */
export interface ToldWebhook {
  readonly address: string;
  readonly calls: number;
  /** All that it took, in its order. */
  readonly notices: PostedNotice[];
  /** The same in words, a line each. */
  readonly lines: string[];
  /** It takes calls and answers none. */
  hang(): void;
  /** Those that hang are refused, and from now on it answers. */
  answer(): void;
  close(): void;
}

export const startToldWebhook = async (): Promise<ToldWebhook> => {
  const notices: PostedNotice[] = [];
  const lines: string[] = [];
  const hanging: ServerResponse[] = [];
  let calls = 0;
  let isHanging = false;
  const server = createServer((request, response) => {
    calls += 1;
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (isHanging) return void hanging.push(response);
      const posted = JSON.parse(body) as { text: string; notices: PostedNotice[] };
      notices.push(...posted.notices);
      lines.push(...posted.text.split('\n'));
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`,
    get calls() {
      return calls;
    },
    notices,
    lines,
    hang: () => void (isHanging = true),
    answer: () => {
      isHanging = false;
      for (const response of hanging.splice(0)) response.writeHead(503).end();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
