import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { Counter, Rate, Trend } from 'k6/metrics';
import { RECORD_FIELDS } from '../../../domain/src/doors/wire/record-codec.ts';
import { type LiveSocket, openLiveSocket } from '../live-socket.ts';
import { createTopicTracker } from '../protocol/topic-tracker.ts';
import { moverThresholds, settings, timeThresholds } from '../settings.ts';
import { SENT_BEFORE_CUTOFF_MS } from './move-lines.ts';

const connected = new Rate('live_connected');
const connectMs = new Trend('live_connect_ms', true);
const snapshotMs = new Trend('live_snapshot_ms', true);
const backMs = new Trend('live_back_ms', true);
const changeMs = new Trend('live_change_ms', true);
const pulseMs = new Trend('live_pulse_ms', true);
const changes = new Counter('live_changes');
const gaps = new Counter('live_gaps');
const lost = new Counter('live_lost');
const resumed = new Rate('live_resumed_by_changes');

/** What every watcher is promised, however many come at once: nobody is turned away, none misses a change. */
export const WATCH_THRESHOLDS = {
  live_connected: ['rate==1'],
  live_gaps: ['count==0'],
  live_lost: ['count==0'],
  ...moverThresholds({ live_changes: ['count>0'] }),
};

/** A change arrives this soon after it was sent to the feed, and a pulse soon after it was made. */
export const CHANGE_THRESHOLDS = timeThresholds({
  ...moverThresholds({ live_change_ms: ['p(95)<150', 'p(99)<500'] }),
  ...(settings.sharesClock ? { live_pulse_ms: ['p(95)<100'] } : {}),
});

/** So many watchers, each once, as one of k6's scenarios. They may take half a minute to come and go. */
export const watchScenario = (vus: number, seconds: number) => ({
  executor: 'per-vu-iterations',
  exec: 'watch',
  vus,
  iterations: 1,
  maxDuration: `${seconds + 30}s`,
});

const CUTOFF_FIELD = RECORD_FIELDS.line.indexOf('periodWagerCutoffMs');
const PATCH = 1;
/** The page would have tried again after this long. */
const GIVE_UP_AFTER_MS = 10_000;

export interface Watching {
  /** How long the board is looked at once it is whole. */
  stayMs: number;
  /** The connection is lost and made again this often. */
  cutEveryMs?: number;
  /** Tells one kind of watcher, or one part of the run, from the others. */
  tags?: () => Record<string, string>;
}

/** One customer in front of a board: it connects, waits until the board is whole, and gets every change of it. */
export const watchBoard = ({ stayMs, cutEveryMs, tags = () => ({}) }: Watching): void => {
  const tracker = createTopicTracker();
  let socket: LiveSocket;
  let sinceMs = Date.now();
  let awaited: 'connection' | 'board' | null = 'connection';
  let isBack = false;
  let cutting: ReturnType<typeof setTimeout> | undefined;
  let giveUp: ReturnType<typeof setTimeout> | undefined;

  const askFrom = (): void => socket.subscribe(tracker.request([settings.topic]));
  const leave = (): void => {
    clearTimeout(cutting);
    clearTimeout(giveUp);
    socket.close();
  };
  const fail = (why: string): void => {
    console.error(awaited === null ? why : `${why}, while it waited for the ${awaited}`);
    if (awaited === null) lost.add(1);
    else connected.add(false);
    leave();
  };
  const becomeWhole = (byChanges: boolean): void => {
    if (awaited === null) return;
    awaited = null;
    clearTimeout(giveUp);
    connected.add(true);
    (isBack ? backMs : snapshotMs).add(Date.now() - sinceMs, tags());
    if (isBack) resumed.add(byChanges);
    else {
      setTimeout(leave, stayMs);
      if (cutEveryMs !== undefined) cutTogether(cutEveryMs);
    }
  };
  const connect = (): void => {
    sinceMs = Date.now();
    awaited = 'connection';
    giveUp = setTimeout(() => fail('gave up'), GIVE_UP_AFTER_MS);
    socket = openLiveSocket({
      onConnected: () => {
        connectMs.add(Date.now() - sinceMs, tags());
        awaited = 'board';
        askFrom();
      },
      onSnapshot: (message) => {
        if (tracker.takeSnapshot(message)) becomeWhole(false);
      },
      onChange: (message) => {
        changes.add(1);
        if (tracker.takeChange(message)) becomeWhole(true);
        else {
          gaps.add(1);
          askFrom();
        }
        addLatency(message, tags());
      },
      onPulse: ({ serverMs }) => pulseMs.add(Date.now() - serverMs, tags()),
      onLost: fail,
    });
  };
  /** All watchers who are cut so often are cut at the same moments. */
  const cutTogether = (everyMs: number): void => {
    cutting = setTimeout(
      () => {
        cut();
        cutTogether(everyMs);
      },
      everyMs - (Date.now() % everyMs),
    );
  };
  const cut = (): void => {
    clearTimeout(giveUp);
    socket.close();
    isBack = true;
    connect();
  };

  connect();
};

/** Measures the first line in the message, the one that has waited longest for the topic's next message. */
const addLatency = ({ ops }: ChangeMessage, tags: Record<string, string>): void => {
  for (const [action, , , ...fields] of ops) {
    if (action !== PATCH) continue;
    for (let at = 0; at < fields.length; at += 2) {
      if (fields[at] !== CUTOFF_FIELD) continue;
      changeMs.add(Date.now() - (Number(fields[at + 1]) - SENT_BEFORE_CUTOFF_MS), tags);
      return;
    }
  }
};
