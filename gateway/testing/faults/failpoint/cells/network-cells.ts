import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultCell, FaultPromise, Struck } from '../fault-cell.ts';
import type { NetworkCuts } from '../network.ts';

const UNWELL_MS = 15_000;
const LOST_SHARE = 0.01;
/** There and back. */
const DELAY_MS = 200;

/** @param begin answers with what mends it */
const createCut = (
  name: string,
  title: string,
  seconds: number,
  promises: readonly FaultPromise[],
  begin: (cuts: NetworkCuts, struck: Struck) => () => void,
): FaultCell => ({
  name: `${name}-${seconds}s`,
  title: `${title} ${seconds} s`,
  needs: 'cuts',
  promises,
  strike: async (struck) => {
    const mend = begin(struck.house.network.cuts!, struck);
    await sleep(seconds * 1_000);
    mend();
    struck.lifted();
  },
});

/** Open connections end, and no new ones come about: a firewall that rejects, or a host that is gone. */
const losePostgres =
  (how: 'reject' | 'deafen') =>
  (cuts: NetworkCuts, { house, otherAt }: Struck): (() => void) => {
    const mend = cuts.cut(otherAt, 'postgres', how);
    const sql = 'select pg_terminate_backend(pid) from pg_stat_activity where client_addr = $1';
    void house.database.pool.query(sql, [house.network.gateways[otherAt].host]);
    return mend;
  };

export const networkCells: readonly FaultCell[] = [
  {
    name: 'proxy-cut',
    title: 'every connection of the customers cut',
    needs: null,
    promises: ['gap', 'noFeedStale', 'inTime'],
    strike: async ({ house }) => house.balancer.cut(),
  },
  createCut(
    'leader-redis-cut',
    'leader – Redis cut',
    20,
    ['takeover', 'gap', 'inTime'],
    (cuts, { leaderAt }) => cuts.cut(leaderAt, 'redis', 'drop'),
  ),
  createCut('other-redis-cut', 'other – Redis cut', 10, ['gap', 'inTime'], (cuts, { otherAt }) =>
    cuts.cut(otherAt, 'redis', 'drop'),
  ),
  createCut('leader-host-gone', "leader's host gone", 30, ['takeover', 'gap'], (cuts, { leaderAt }) =>
    cuts.unplug(leaderAt),
  ),
  createCut('leader-postgres-cut', 'leader – PostgreSQL cut', 15, ['gap', 'inTime'], (cuts, { leaderAt }) =>
    cuts.cut(leaderAt, 'postgres', 'drop'),
  ),
  createCut(
    'other-postgres-rejected',
    'other – PostgreSQL rejected',
    8,
    ['gap', 'inTime'],
    losePostgres('reject'),
  ),
  createCut(
    'other-postgres-ended',
    'other – PostgreSQL ended, then silent',
    8,
    ['gap', 'inTime'],
    losePostgres('deafen'),
  ),
  {
    name: 'packet-loss-15s',
    title: '1 % of all packets lost, 15 s',
    needs: 'loss',
    // A packet that is lost twice comes after a second: there is no promise about answers.
    promises: ['gap'],
    strike: async ({ house, lifted }) => {
      const mend = house.network.cuts!.lose(LOST_SHARE);
      await sleep(UNWELL_MS);
      mend();
      lifted();
    },
  },
  {
    name: 'delay-200-15s',
    title: 'leader – engines 200 ms away, 15 s',
    needs: 'delay',
    promises: ['gap'],
    strike: async ({ house, leaderAt, lifted }) => {
      const mend = await house.network.cuts!.delay(leaderAt, DELAY_MS / 2);
      await sleep(UNWELL_MS);
      await mend();
      lifted();
    },
  },
];
