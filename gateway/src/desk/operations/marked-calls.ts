import type { AnswerOf } from '@lineboard/domain/doors/contract/call-types';
import type { FastifyInstance } from 'fastify';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import type { TrustsProxy } from '../../ground/caller/trusted-proxies.ts';
import { handle } from '../../ground/http/handle.ts';
import { createMayReadFigures } from './may-read-figures.ts';

/** The mark of a call: a UUID that only its sender knows. */
export const MARK_HEADER = 'x-lineboard-mark';

const MARK = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Strangers may mark calls, too, and get nothing by it but this much of our memory. */
const KEPT = 100;
const LONGEST_LIST = 500;
const LONGEST_PROTO = 80;

type MarkedCall = AnswerOf<'readMarkedCall'>;

interface MarkedCallParts {
  clientAddress: ClientAddress;
  trustsProxy: TrustsProxy;
  /** The value of METRICS_TOKEN. */
  token: string | null;
}

const asText = (header: string | string[] | undefined, longest: number): string | null =>
  header === undefined ? null : String(header).slice(0, longest);

/** Notes how marked calls came in, so that an operator can find out what the proxies in front make of a call. */
export const markedCalls = (
  app: FastifyInstance,
  { clientAddress, trustsProxy, token }: MarkedCallParts,
): void => {
  const calls = new Map<string, MarkedCall>();
  const mayRead = createMayReadFigures(token);

  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    const mark = headers[MARK_HEADER];
    if (typeof mark === 'string' && MARK.test(mark)) {
      const peer = raw.socket.remoteAddress ?? '';
      calls.set(mark, {
        peer,
        isTrusted: trustsProxy(peer, 0),
        address: clientAddress(raw),
        forwardedFor: asText(headers['x-forwarded-for'], LONGEST_LIST),
        forwardedProto: asText(headers['x-forwarded-proto'], LONGEST_PROTO),
      });
      if (calls.size > KEPT) for (const oldest of calls.keys()) if (calls.size > KEPT) calls.delete(oldest);
    }
    done();
  });

  handle(app, 'readMarkedCall', {}, ({ request, params, refuse }) => {
    const call = mayRead(request) ? calls.get(params.mark) : undefined;
    return call ?? refuse('notFound');
  });
};
