import type { DrawnChange, DrawnTicket } from '@lineboard/domain/doors/contract/screen-calls.schema';
import type { FastifyInstance } from 'fastify';
import type { SessionFinder } from '../../account/session/require-customer.ts';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import { handle } from '../../ground/http/handle.ts';
import { limitAddresses } from '../../ground/http/limit-addresses.ts';
import type { ScreenMark, ScreenMarks } from '../../ground/traces/screen-marks.ts';
import type { Traces } from '../../ground/traces/traces.ts';
import { judgeDrawnChange, judgeDrawnTicket } from './judge-drawn.ts';

export interface ScreenRouteParts {
  clientAddress: ClientAddress;
  sessions: SessionFinder;
  screenMarks: Pick<ScreenMarks, 'take'>;
  traces: Traces;
  wallNowMs: () => number;
}

/** In a minute: a page tells of a change a second at most, and of its tickets. */
const MOST_OF_AN_ADDRESS = 120;

/** @returns null: it is no report of what the mark is for, or can't be true */
const judge = (mark: ScreenMark, report: DrawnTicket | DrawnChange, nowMs: number) => {
  if (mark.kind === 'ticket')
    return 'sentToAnsweredMs' in report ? judgeDrawnTicket(mark, report, nowMs) : null;
  return 'heardToDrawnMs' in report ? judgeDrawnChange(mark, report, nowMs) : null;
};

/** Pages tell how long they took to draw what a span told them: it becomes a span beneath that one. */
export const screenRoutes = (
  app: FastifyInstance,
  { clientAddress, sessions, screenMarks, traces, wallNowMs }: ScreenRouteParts,
): void => {
  const waitMs = limitAddresses(MOST_OF_AN_ADDRESS);

  handle(app, 'tellDrawn', {}, async ({ request, body, refuse }) => {
    const nowMs = wallNowMs();
    const retryAfterMs = waitMs(clientAddress(request.raw));
    if (retryAfterMs > 0) return refuse('rateLimited', { retryAfterMs });
    if (!traces.isOn) return undefined;
    const found = await sessions.find(request.cookies[sessions.cookieName]);
    const mark = screenMarks.take(body.mark, found.state === 'customer' ? found.customerId : null);
    const drawn = mark === null ? null : judge(mark, body, nowMs);
    if (mark === null || drawn === null) return undefined;
    const { name, startMs, endMs, attributes } = drawn;
    const span = traces.begin(name, { parent: mark.parent, startMs });
    span.set(attributes);
    span.end(endMs);
    return undefined;
  });
};
