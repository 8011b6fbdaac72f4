import { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import { Agent, request } from 'node:http';
import { pageOf } from '../customers/page-marks.ts';
import { CALL_HEADER } from './loop-clock.ts';

/** One HTTP call as it goes out. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  cookie: string;
  /** The page that calls, where it isn't the cookie's; null: it doesn't say. */
  page?: string | null;
  body?: string | Buffer;
  contentType?: string;
}

/** Status 0: no answer came. */
export interface CallAnswer {
  /** The name under which the loop's clock knows it. */
  call: string;
  status: number;
  text: string;
}

export type CallGateway = (call: Call) => Promise<CallAnswer>;

/** No call takes this long by right, however busy the machine is. */
const ANSWER_LIMIT_MS = 10_000;

/** Keeps its connections. */
export const createCaller = (origin: string, inFlight: number): CallGateway => {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const { hostname, port } = new URL(origin);
  let calls = 0;
  return ({ method, path, cookie, page = pageOf(cookie), body, contentType = 'application/json' }) =>
    new Promise((resolve) => {
      calls += 1;
      const call = `c${calls}`;
      const headers = {
        origin,
        cookie,
        ...(page !== null && { [PAGE_HEADER]: page }),
        [CALL_HEADER]: call,
        ...(body !== undefined && { 'content-type': contentType, 'content-length': Buffer.byteLength(body) }),
      };
      const sent = request({ agent, hostname, port, method, path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ call, status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
        answer.on('error', (error) => resolve({ call, status: 0, text: error.message }));
      });
      sent.setTimeout(ANSWER_LIMIT_MS, () => sent.destroy(new Error('no answer in time')));
      sent.on('error', (error) => resolve({ call, status: 0, text: error.message }));
      sent.end(body);
    });
};
