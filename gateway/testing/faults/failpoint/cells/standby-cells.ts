import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultCell } from '../fault-cell.ts';

const GONE_MS = 2_000;
const TWO_PRIMARIES_MS = 4_000;
const LOST_MS = 8_000;
/** Each commit waits for most of a pause. */
const LAG = { times: 25, pauseMs: 250, goOnMs: 100 };

/**
 * They strike the house that has two servers. The run's own way in has nobody who looks after it: it is told to look
 * who was promoted.
 */
export const standbyCells: readonly FaultCell[] = [
  {
    name: 'primary-killed',
    title: 'primary SIGKILL, stand-by promoted after 2 s',
    needs: 'standby',
    promises: ['gap', 'told', 'inTime'],
    strike: async ({ house: { pair, database }, lifted }) => {
      process.kill(pair!.primary.pid(), 'SIGKILL');
      await sleep(GONE_MS);
      await pair!.standby.promote();
      lifted();
      await database.lookAtHosts();
      await pair!.swap();
    },
  },
  {
    name: 'primary-frozen',
    title: 'primary SIGSTOP, stand-by promoted after 2 s, both run 4 s',
    needs: 'standby',
    promises: ['gap', 'told', 'inTime'],
    strike: async ({ house: { pair, database }, lifted }) => {
      pair!.primary.freeze();
      await sleep(GONE_MS);
      await pair!.standby.promote();
      lifted();
      await database.lookAtHosts();
      pair!.primary.thaw();
      await sleep(TWO_PRIMARIES_MS);
      await pair!.swap();
    },
  },
  {
    name: 'standby-lost',
    title: 'stand-by SIGKILL, back after 8 s',
    needs: 'standby',
    promises: ['gap'],
    strike: async ({ house: { pair }, lifted }) => {
      process.kill(pair!.standby.pid(), 'SIGKILL');
      await sleep(LOST_MS);
      await pair!.standby.start();
      lifted();
    },
  },
  {
    name: 'replication-lags',
    title: 'replication stands still for 0.25 s again and again, 9 s',
    needs: 'standby',
    promises: ['gap', 'inTime'],
    strike: async ({ house: { pair }, lifted }) => {
      for (let time = 0; time < LAG.times; time++) {
        pair!.standby.freeze();
        await sleep(LAG.pauseMs);
        pair!.standby.thaw();
        await sleep(LAG.goOnMs);
      }
      lifted();
    },
  },
];
