import { SCREEN_MARK_HEADER } from '@lineboard/domain/doors/contract/screen-calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLIP_ID } from '../../../ground/ui/focus-parts.ts';
import { useSlip } from '../state/slip-store.ts';
import { EDITING } from '../state/ticket-stage.ts';
import { type TicketTimes, timeTicket } from './time-ticket.ts';

const FRAME_MS = 16;
const REFUSED = { stage: 'refused', refusal: { code: 'unavailable', items: [] } } as const;

describe('a ticket that is timed', () => {
  const told: unknown[] = [];
  let mark: string | null;
  let panel: HTMLElement;

  const send = (times: TicketTimes, tookMs: number): Promise<Response> => {
    const answer = times.fetch('/api/tickets', {});
    vi.advanceTimersByTime(tookMs);
    return answer;
  };
  /** Lets loaded code and frames go on. */
  const pass = async (ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [mark, told.length] = ['the mark', 0];
    panel = document.createElement('div');
    panel.dataset['stage'] = 'sending';
    const slip = document.createElement('aside');
    slip.id = SLIP_ID;
    slip.append(panel);
    document.body.replaceChildren(slip);
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      if (path === '/api/traces') told.push(JSON.parse(body));
      return new Response('{}', mark === null ? {} : { headers: { [SCREEN_MARK_HEADER]: mark } });
    });
  });
  afterEach(() => {
    useSlip.setState({ ticket: EDITING });
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is told of when the slip shows the answer, not when it has it', async () => {
    const times = timeTicket();
    vi.advanceTimersByTime(3);
    await send(times, 40);
    useSlip.setState({ ticket: REFUSED });
    times.answered();
    await pass(20 * FRAME_MS);
    expect(told).toEqual([]);
    panel.dataset['stage'] = 'refused';
    await pass(2 * FRAME_MS);
    expect(told).toEqual([
      {
        mark: 'the mark',
        pressedToSentMs: 3,
        sentToAnsweredMs: 40,
        answeredToDrawnMs: expect.any(Number),
        drawnToToldMs: expect.any(Number),
      },
    ]);
    const [{ answeredToDrawnMs }] = told as [{ answeredToDrawnMs: number }];
    expect(answeredToDrawnMs).toBeGreaterThan(20 * FRAME_MS);
    expect(answeredToDrawnMs).toBeLessThanOrEqual(22 * FRAME_MS);
  });

  it('begins anew with the call after the captcha', async () => {
    const times = timeTicket();
    await send(times, 10);
    vi.advanceTimersByTime(30_000);
    await send(times, 40);
    useSlip.setState({ ticket: REFUSED });
    panel.dataset['stage'] = 'refused';
    times.answered();
    await pass(2 * FRAME_MS);
    expect(told).toEqual([expect.objectContaining({ pressedToSentMs: 0, sentToAnsweredMs: 40 })]);
  });

  it('is told to nobody who didn’t ask', async () => {
    mark = null;
    const times = timeTicket();
    await send(times, 40);
    useSlip.setState({ ticket: REFUSED });
    panel.dataset['stage'] = 'refused';
    times.answered();
    await pass(10 * FRAME_MS);
    expect(told).toEqual([]);
  });
});
