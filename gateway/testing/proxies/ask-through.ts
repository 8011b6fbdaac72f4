import { once } from 'node:events';
import { request } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Asked {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: object;
  /** The caller's own address on this machine. */
  from?: string;
}

/** One call over TLS, from an address of one's choice. */
export const askThrough = async (
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Question = {},
): Promise<Asked> => {
  const call = request(`${origin}${path}`, {
    method,
    localAddress: from,
    family: 4,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
  });
  call.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
};
