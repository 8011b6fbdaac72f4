import { SCREEN_MARK_HEADER } from '@lineboard/domain/doors/contract/screen-calls';
import { whenPainted } from '../../../ground/screen-times/when-painted.ts';
import { SLIP_ID } from '../../../ground/ui/focus-parts.ts';
import { useSlip } from '../state/slip-store.ts';

export interface TicketTimes {
  /** For the call that sends the ticket. */
  fetch: typeof fetch;
  /** The slip has the answer; it isn't drawn yet. */
  answered: () => void;
}

/** The slip says at its top which stage it shows. */
const shows = (stage: string): boolean =>
  document.getElementById(SLIP_ID)?.querySelector(`[data-stage="${stage}"]`) != null;

/**
 * Measures a ticket from the press to the painted answer. Only a book that sends traces asks for it, by a mark in its
 * answer; to any other nothing is told, and what tells it isn't loaded.
 */
export const timeTicket = (): TicketTimes => {
  let pressedMs = performance.now();
  let sentMs: number | null = null;
  let answeredMs = 0;
  let mark: string | null = null;
  return {
    fetch: async (...asked) => {
      const nowMs = performance.now();
      // A second call is the one after the captcha: the customer took the time in between.
      if (sentMs !== null) pressedMs = nowMs;
      sentMs = nowMs;
      const response = await fetch(...asked);
      answeredMs = performance.now();
      mark = response.headers.get(SCREEN_MARK_HEADER);
      return response;
    },
    answered: () => {
      if (mark === null || sentMs === null) return;
      const report = {
        mark,
        pressedToSentMs: sentMs - pressedMs,
        sentToAnsweredMs: answeredMs - sentMs,
      };
      const { stage } = useSlip.getState().ticket;
      whenPainted(
        () => shows(stage),
        (paintedMs) => {
          void import('../../../ground/screen-times/tell-drawn.ts')
            .then(({ tellDrawnTicket }) =>
              tellDrawnTicket({ ...report, answeredToDrawnMs: paintedMs - answeredMs }, paintedMs),
            )
            .catch(() => undefined);
        },
      );
    },
  };
};
