import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultCell, FaultPromise, Struck } from '../fault-cell.ts';
import type { FaultGateway } from '../fault-gateway.ts';

/** How long a gateway that ended stays away. */
const AWAY_MS = 4_000;
const CLOCK_WRONG_MS = 8_000;

type Role = 'leader' | 'other';

const kill = (role: Role, promises: readonly FaultPromise[]): FaultCell => ({
  name: `${role}-sigkill`,
  title: `${role} SIGKILL`,
  needs: null,
  promises,
  strike: async (struck) => {
    await struck[role].kill();
    await sleep(AWAY_MS);
    await struck[role].start();
  },
});

const stop = (role: Role, promises: readonly FaultPromise[]): FaultCell => ({
  name: `${role}-sigterm`,
  title: `${role} SIGTERM`,
  needs: null,
  promises,
  strike: async (struck) => {
    await struck[role].stop();
    await sleep(AWAY_MS);
    await struck[role].start();
  },
});

const freeze = (role: Role, seconds: number, promises: readonly FaultPromise[]): FaultCell => ({
  name: `${role}-sigstop-${seconds}s`,
  title: `${role} SIGSTOP ${seconds} s`,
  needs: null,
  promises,
  strike: async (struck) => {
    struck[role].freeze();
    await sleep(seconds * 1_000);
    struck[role].thaw();
    struck.lifted();
  },
});

const shiftClock = (role: Role, seconds: number): FaultCell => ({
  name: `${role}-clock-${seconds}s`,
  title: `${role}'s clock ${seconds > 0 ? '+' : '−'}${Math.abs(seconds)} s`,
  needs: null,
  promises: ['gap', 'nobodyGrey', 'noFeedStale', 'inTime'],
  strike: async (struck) => {
    struck[role].shiftClock(seconds * 1_000);
    await sleep(CLOCK_WRONG_MS);
    struck[role].shiftClock(0);
    struck.lifted();
  },
});

const rollOver = async ({ leader, other }: Struck): Promise<void> => {
  const restart = async (gateway: FaultGateway): Promise<void> => {
    await gateway.stop();
    await gateway.start();
    await sleep(AWAY_MS / 2);
  };
  await restart(leader);
  await restart(other);
};

export const gatewayCells: readonly FaultCell[] = [
  kill('leader', ['takeover', 'gap', 'inTime']),
  stop('leader', ['takeover', 'gap', 'nobodyGrey', 'noFeedStale', 'inTime']),
  // Customers who are sent to a frozen gateway wait for it: there is no promise about answers.
  freeze('leader', 5, ['takeover', 'gap']),
  freeze('leader', 20, ['takeover', 'gap']),
  kill('other', ['gap', 'inTime']),
  stop('other', ['gap', 'nobodyGrey', 'noFeedStale', 'inTime']),
  freeze('other', 2, ['gap']),
  freeze('other', 5, ['gap']),
  {
    name: 'rolling-restart',
    title: 'rolling restart',
    needs: null,
    promises: ['gap', 'nobodyGrey', 'noFeedStale', 'inTime'],
    strike: rollOver,
  },
  shiftClock('leader', 60),
  shiftClock('leader', -60),
  shiftClock('other', 60),
  shiftClock('other', -60),
];
