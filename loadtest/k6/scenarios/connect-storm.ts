/**
 * Everybody comes at once: each user opens the live socket, subscribes, waits for the whole snapshot, looks at it for a
 * while, leaves and comes back. Promises: nobody is turned away, and the board is there soon.
 */
import { Rate, Trend } from 'k6/metrics';
import { openLiveSocket } from './live-socket.ts';
import { createTopicTracker } from './protocol/topic-tracker.ts';
import { numberSetting, settings, timeThresholds } from './settings.ts';

const users = numberSetting('USERS', 300, 5);
const seconds = numberSetting('SECONDS', 30, 3);
/** How long a user looks at the board. */
const stayMs = numberSetting('STAY_MS', 5_000, 500);
/** The page would have tried again after this long. */
const GIVE_UP_AFTER_MS = 10_000;

const connected = new Rate('live_connected');
const connectMs = new Trend('live_connect_ms', true);
const snapshotMs = new Trend('live_snapshot_ms', true);

export const options = {
  scenarios: {
    storm: { executor: 'constant-vus', vus: users, duration: `${seconds}s`, gracefulStop: '15s' },
  },
  thresholds: {
    live_connected: ['rate==1'],
    ...timeThresholds({ live_connect_ms: ['p(95)<1000'], live_snapshot_ms: ['p(95)<2000'] }),
  },
};

export default function openBoard(): void {
  const tracker = createTopicTracker();
  const startedAtMs = Date.now();
  let awaited = 'the connection';
  const end = (isWhole: boolean): void => {
    clearTimeout(timer);
    connected.add(isWhole);
    setTimeout(() => socket.close(), isWhole ? stayMs : 0);
  };
  const timer = setTimeout(() => {
    console.error(`gave up waiting for ${awaited}`);
    end(false);
  }, GIVE_UP_AFTER_MS);
  const socket = openLiveSocket({
    onConnected: () => {
      connectMs.add(Date.now() - startedAtMs);
      awaited = 'an answer to subscribe';
      socket.subscribe(tracker.request([settings.topic]), (reply) => {
        if (reply.ok) {
          // The snapshot may have overtaken the answer.
          if (awaited !== '') awaited = 'the snapshot';
          return;
        }
        console.error(`not subscribed: ${reply.code}`);
        end(false);
      });
    },
    onSnapshot: (message) => {
      if (!tracker.takeSnapshot(message)) return;
      snapshotMs.add(Date.now() - startedAtMs);
      awaited = '';
      end(true);
    },
    onLost: (why) => {
      console.error(why);
      if (awaited !== '') end(false);
    },
  });
}
