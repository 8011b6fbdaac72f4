import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultCell } from '../fault-cell.ts';

const LAG_MS = 500;
const FROZEN_MS = 4_000;

/** In the house whose Redis has a replica and sentinels. */
export const sentinelCells: readonly FaultCell[] = [
  {
    name: 'redis-promoted',
    title: 'Redis primary SIGKILL, a replica that lags 0.5 s promoted by its sentinels',
    needs: 'standby',
    promises: ['told'],
    strike: async ({ house: { redisHouse }, lifted }) => {
      const { primary, replica } = await redisHouse!.roles();
      await redisHouse!.freezeReplica();
      await sleep(LAG_MS);
      await primary.kill();
      replica.thaw();
      lifted();
      // It comes back empty, and the sentinels make a replica of it.
      await primary.start();
      await redisHouse!.untilInStep();
    },
  },
  {
    name: 'sentinel-split',
    title: 'Redis primary SIGSTOP with one of three sentinels, 4 s',
    needs: 'standby',
    promises: ['told'],
    strike: async ({ house: { redisHouse }, lifted }) => {
      const { primary } = await redisHouse!.roles();
      primary.freeze();
      redisHouse!.freezeSentinel();
      await sleep(FROZEN_MS);
      // Both wake as they were: one goes on as the primary, and the other says that it is.
      redisHouse!.thawSentinel();
      primary.thaw();
      lifted();
      await redisHouse!.untilInStep();
    },
  },
  {
    name: 'both-promoted',
    title: 'both primaries SIGKILL, of PostgreSQL and of Redis, the others promoted',
    needs: 'standby',
    promises: ['told'],
    strike: async ({ house: { redisHouse, pair, database }, lifted }) => {
      const { primary } = await redisHouse!.roles();
      process.kill(pair!.primary.pid(), 'SIGKILL');
      await primary.kill();
      await pair!.standby.promote();
      lifted();
      await database.lookAtHosts();
      await primary.start();
      await Promise.all([pair!.swap(), redisHouse!.untilInStep()]);
    },
  },
];
