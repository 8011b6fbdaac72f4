import type { PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { SAMPLE_NOW_MS } from '@lineboard/workers/testing/sample-book';

/** The gateway's pulse for a book whose feeds all run, at the time of the sample book. */
export const createPulse = (changed: Partial<PulseMessage> = {}): PulseMessage => ({
  serverMs: Date.now(),
  bookMs: SAMPLE_NOW_MS,
  bookSpeed: 1,
  epoch: 'e1',
  clk: 1,
  feeds: [{ feedId: 'simulator', state: 'up', sinceMs: 0 }],
  accepting: true,
  ...changed,
});
