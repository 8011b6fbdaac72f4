import type { DrawnChange, DrawnTicket } from '@lineboard/domain/doors/contract/screen-calls.schema';
import type { ScreenMark } from '../../ground/traces/screen-marks.ts';
import type { AttributesOf } from '../../ground/traces/spans.ts';

/** A span of the screen on the gateway's clock, epoch milliseconds. */
export interface ScreenSpan<Name extends 'screen.ticket' | 'screen.change'> {
  name: Name;
  startMs: number;
  endMs: number;
  attributes: AttributesOf<Name>;
}

/** Clocks are read in whole milliseconds, and a page's is coarse. */
const COARSE_MS = 5;

const round = (ms: number): number => Math.round(ms * 10) / 10;

/**
 * Puts what a page measured beside what the gateway measured itself. The page's clock is asked for durations alone, and
 * these must fit in between the gateway's own moments: the call can't have been answered faster than the gateway did,
 * nor be drawn after the report of it arrived. What the network took is what is left, half of it each way.
 *
 * @param nowMs when the report came
 * @returns null: it can't have been so
 */
export const judgeDrawnTicket = (
  { beganMs, handedMs }: ScreenMark,
  { pressedToSentMs, sentToAnsweredMs, answeredToDrawnMs, drawnToToldMs }: DrawnTicket,
  nowMs: number,
): ScreenSpan<'screen.ticket'> | null => {
  const networkMs = sentToAnsweredMs - (handedMs - beganMs);
  const leftMs = nowMs - handedMs - answeredToDrawnMs - drawnToToldMs;
  if (networkMs < -COARSE_MS || leftMs < -COARSE_MS) return null;
  const oneWayMs = Math.min(Math.max(networkMs, 0) / 2, Math.max(leftMs, 0));
  return {
    name: 'screen.ticket',
    startMs: beganMs - oneWayMs - pressedToSentMs,
    endMs: handedMs + oneWayMs + answeredToDrawnMs,
    attributes: {
      'lineboard.pressed_to_sent_ms': round(pressedToSentMs),
      'lineboard.sent_to_answered_ms': round(sentToAnsweredMs),
      'lineboard.answered_to_drawn_ms': round(answeredToDrawnMs),
    },
  };
};

/** As of a ticket: what is left beside the page's own time is the way to the page and the report's way back. */
export const judgeDrawnChange = (
  { handedMs }: ScreenMark,
  { heardToDrawnMs, drawnToToldMs }: DrawnChange,
  nowMs: number,
): ScreenSpan<'screen.change'> | null => {
  const networkMs = nowMs - handedMs - heardToDrawnMs - drawnToToldMs;
  if (networkMs < -COARSE_MS) return null;
  return {
    name: 'screen.change',
    startMs: handedMs,
    endMs: handedMs + Math.max(networkMs, 0) / 2 + heardToDrawnMs,
    attributes: { 'lineboard.heard_to_drawn_ms': round(heardToDrawnMs) },
  };
};
