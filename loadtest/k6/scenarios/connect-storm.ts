/**
 * Everybody comes at once: each user opens the live socket, subscribes, waits for the whole snapshot, looks at it for a
 * while, leaves and comes back. Promises: nobody is turned away, and the board is there soon.
 */
import { numberSetting, timeThresholds } from '../settings.ts';
import { WATCH_THRESHOLDS, watchBoard } from '../traffic/watch-board.ts';

const users = numberSetting('USERS', 300, 5);
const seconds = numberSetting('SECONDS', 30, 3);
/** How long a user looks at the board. */
const stayMs = numberSetting('STAY_MS', 5_000, 500);

const { live_connected, live_lost } = WATCH_THRESHOLDS;

export const options = {
  scenarios: {
    storm: { executor: 'constant-vus', vus: users, duration: `${seconds}s`, gracefulStop: '15s' },
  },
  thresholds: {
    live_connected,
    live_lost,
    ...timeThresholds({ live_connect_ms: ['p(95)<1000'], live_snapshot_ms: ['p(95)<2000'] }),
  },
};

export default function openBoard(): void {
  watchBoard({ stayMs });
}
