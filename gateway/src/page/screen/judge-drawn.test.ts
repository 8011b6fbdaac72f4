import { describe, expect, it } from 'vitest';
import { judgeDrawnChange, judgeDrawnTicket } from './judge-drawn.ts';

/** The gateway had the call for 20 ms. */
const TICKET = { kind: 'ticket', parent: '', beganMs: 1_000_000, handedMs: 1_000_020 } as const;
/** 10 ms each way, and painted 16 ms after the answer. */
const REPORT = {
  mark: '',
  pressedToSentMs: 3.25,
  sentToAnsweredMs: 40,
  answeredToDrawnMs: 16,
  drawnToToldMs: 2,
};
/** It came 10 ms after it was sent: 10 + 16 + 2 + 10 after the answer left. */
const CAME_MS = 1_000_058;

describe('a report of a ticket', () => {
  it('is put on the gateway’s clock, half of the network’s time each way', () => {
    expect(judgeDrawnTicket(TICKET, REPORT, CAME_MS)).toEqual({
      name: 'screen.ticket',
      startMs: 1_000_000 - 10 - 3.25,
      endMs: 1_000_020 + 10 + 16,
      attributes: {
        'lineboard.pressed_to_sent_ms': 3.3,
        'lineboard.sent_to_answered_ms': 40,
        'lineboard.answered_to_drawn_ms': 16,
      },
    });
  });

  it('never ends after it came: the way there was the longer one', () => {
    const judged = judgeDrawnTicket(TICKET, REPORT, CAME_MS - 15);
    expect(judged?.endMs).toBe(1_000_020 + 5 + 16);
    expect(judged?.endMs).toBeLessThanOrEqual(CAME_MS - 15);
  });

  it.each([
    ['answered faster than the gateway did', { sentToAnsweredMs: 14 }, CAME_MS],
    ['drawn after the report came', { answeredToDrawnMs: 50 }, CAME_MS],
    ['told after the report came', { drawnToToldMs: 60_000 }, CAME_MS],
    ['taken by a gateway whose clock is a second behind', {}, CAME_MS - 1_000],
  ])('is refused when it was %s', (_, wrong, nowMs) => {
    expect(judgeDrawnTicket(TICKET, { ...REPORT, ...wrong }, nowMs)).toBeNull();
  });

  it('may miss by the milliseconds that coarse clocks leave out', () => {
    expect(judgeDrawnTicket(TICKET, { ...REPORT, sentToAnsweredMs: 15 }, CAME_MS)).not.toBeNull();
    expect(judgeDrawnTicket(TICKET, { ...REPORT, answeredToDrawnMs: 41 }, CAME_MS)).not.toBeNull();
  });
});

describe('a report of a change', () => {
  const change = { kind: 'change', parent: '', beganMs: 1_000_000, handedMs: 1_000_000 } as const;
  const report = { mark: '', heardToDrawnMs: 24.06, drawnToToldMs: 2 };

  it('is put on the gateway’s clock behind half of the network’s time', () => {
    expect(judgeDrawnChange(change, report, 1_000_000 + 46.06)).toEqual({
      name: 'screen.change',
      startMs: 1_000_000,
      endMs: expect.closeTo(1_000_000 + 10 + 24.06, 3),
      attributes: { 'lineboard.heard_to_drawn_ms': 24.1 },
    });
  });

  it('is refused when it was drawn or told after it came', () => {
    expect(judgeDrawnChange(change, report, 1_000_000 + 20)).toBeNull();
    expect(judgeDrawnChange(change, { ...report, drawnToToldMs: 60_000 }, 1_000_046)).toBeNull();
  });
});
