/**
 * Many watch one board that moves: a line mover pushes changes, every watcher gets each of them.
 * Promises: changes and pulses arrive in time, no socket misses one, and who was cut off resumes where it left off.
 */
import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import http from 'k6/http';
import { Counter, Rate, Trend } from 'k6/metrics';
import exec from 'k6/execution';
import { RECORD_FIELDS } from '../../domain/src/doors/wire/record-codec.ts';
import { type LiveSocket, openLiveSocket } from './live-socket.ts';
import { createTopicTracker } from './protocol/topic-tracker.ts';
import { numberSetting, settings, timeThresholds } from './settings.ts';

const watchers = numberSetting('USERS', 100, 5);
const seconds = numberSetting('SECONDS', 30, 5);
const pushesPerSecond = numberSetting('PUSHES', 20, 10);
const changesPerPush = numberSetting('CHANGES', 10, 5);

/** Every tenth watcher loses its connection this often. */
const CUT_EVERY_MS = 2_000;
const CUT_ONE_OF = 10;
/** It keeps a run from being green with half of its load. */
const LEFT_OUT_SHARE = 0.02;
/**
 * A message of the live socket doesn't say when its change was made. The mover says it in a field that nothing here
 * depends on: betting closes this long after the change was sent.
 */
const CUTOFF_AFTER_SENT_MS = 6 * 3_600_000;
const CUTOFF_FIELD = RECORD_FIELDS.line.indexOf('periodWagerCutoffMs');
const PATCH = 1;

const changeMs = new Trend('live_change_ms', true);
const pulseMs = new Trend('live_pulse_ms', true);
const changes = new Counter('live_changes');
const gaps = new Counter('live_gaps');
const lost = new Counter('live_lost');
const resumed = new Rate('live_resumed_by_changes');
const pushed = new Rate('feed_pushed');

export const options = {
  scenarios: {
    watch: {
      executor: 'per-vu-iterations',
      exec: 'watch',
      vus: watchers,
      iterations: 1,
      maxDuration: `${seconds + 30}s`,
    },
    move: {
      executor: 'constant-arrival-rate',
      exec: 'move',
      rate: pushesPerSecond,
      duration: `${seconds}s`,
      // Batches of a feed come one after the other: one mover.
      preAllocatedVUs: 1,
      maxVUs: 1,
    },
  },
  thresholds: {
    live_gaps: ['count==0'],
    live_lost: ['count==0'],
    live_changes: ['count>0'],
    live_resumed_by_changes: ['rate>0.9'],
    feed_pushed: ['rate==1'],
    ...timeThresholds({
      live_change_ms: ['p(95)<150', 'p(99)<500'],
      live_pulse_ms: ['p(95)<100'],
      // One mover, whose batches come one after the other, leaves a push out when the one before took longer than its
      // turn.
      dropped_iterations: [`count<=${Math.ceil(pushesPerSecond * seconds * LEFT_OUT_SHARE)}`],
    }),
  },
};

/** Watches for the whole run; one of ten is cut off again and again. */
export function watch(): void {
  const tracker = createTopicTracker();
  const isCut = exec.scenario.iterationInTest % CUT_ONE_OF === 0;
  let socket: LiveSocket;
  let awaitsResume = false;

  const askFrom = (): void => socket.subscribe(tracker.request([settings.topic]));
  const settleResume = (byChanges: boolean): void => {
    if (awaitsResume) resumed.add(byChanges);
    awaitsResume = false;
  };
  const connect = (): void => {
    socket = openLiveSocket({
      onConnected: askFrom,
      onSnapshot: (message) => {
        if (tracker.takeSnapshot(message)) settleResume(false);
      },
      onChange: (message) => {
        changes.add(1);
        if (tracker.takeChange(message)) settleResume(true);
        else {
          gaps.add(1);
          askFrom();
        }
        addLatency(message);
      },
      onPulse: ({ serverMs }) => pulseMs.add(Date.now() - serverMs),
      onLost: (why) => {
        console.error(why);
        lost.add(1);
      },
    });
  };

  connect();
  const cut = setInterval(() => {
    if (!isCut) return;
    socket.close();
    awaitsResume = true;
    connect();
  }, CUT_EVERY_MS);
  setTimeout(() => {
    clearInterval(cut);
    socket.close();
  }, seconds * 1_000);
}

/** Measures the first line in the message, the one that has waited longest for the topic's next message. */
function addLatency({ ops }: ChangeMessage): void {
  for (const [action, , , ...fields] of ops) {
    if (action !== PATCH) continue;
    for (let at = 0; at < fields.length; at += 2) {
      if (fields[at] !== CUTOFF_FIELD) continue;
      changeMs.add(Date.now() - (Number(fields[at + 1]) - CUTOFF_AFTER_SENT_MS));
      return;
    }
  }
}

let sequence = settings.feedSequence;

/** One batch: some lines of the board move. */
export function move(): void {
  const turn = exec.scenario.iterationInTest;
  const price = 105 + (turn % 50);
  const periodWagerCutoffMs = Date.now() + CUTOFF_AFTER_SENT_MS;
  const rows = Array.from({ length: changesPerPush }, (_, at) => ({
    kind: 'line',
    gameNum: settings.firstGameNum + ((turn * changesPerPush + at) % settings.games),
    periodNumber: 0,
    store: settings.store,
    spreadAdj1: -price,
    spreadAdj2: price - 5,
    periodWagerCutoffMs,
  }));
  sequence += 1;
  const batch = JSON.stringify({ batchId: `k6-${sequence}`, sequence, rows });
  const answer = http.post(`${settings.baseUrl}/api/feed/${settings.feedId}`, batch, {
    headers: { Authorization: `Bearer ${settings.feedToken}`, 'Content-Type': 'application/json' },
  });
  const isTaken = answer.status === 200 && answer.json('taken') === rows.length;
  if (!isTaken) console.error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  pushed.add(isTaken);
}
