import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultCell } from '../fault-cell.ts';

const GONE_MS = 2_000;
const PARTED_MS = 6_000;
const TOGETHER_MS = 4_000;

/**
 * Two sites, each with a gateway, a PostgreSQL and a Redis, that can't reach each other while customers reach both.
 */
export const siteCells: readonly FaultCell[] = [
  {
    name: 'sites-parted',
    title:
      "sites parted 8 s: the other gateway's has the stand-by, promoted after 2 s, the leader's both primaries",
    needs: 'sites',
    // The leader goes on with its old primary, whose commits wait for a stand-by that is there no more.
    promises: ['gap'],
    strike: async ({ house: { network, pair, redisHouse, database }, leaderAt, otherAt, lifted }) => {
      const redis = await redisHouse!.roles();
      const { primary, standby } = pair!;
      const mends = [
        network.cuts!.part(otherAt, { postgres: primary.connection.port, redis: redis.primary.port }),
        network.cuts!.part(leaderAt, { postgres: standby.connection.port, redis: redis.replica.port }),
      ];
      await sleep(GONE_MS);
      await standby.promote();
      await database.lookAtHosts();
      await sleep(PARTED_MS);
      for (const mend of mends) mend();
      lifted();
      // Both run on, and everybody reaches both.
      await sleep(TOGETHER_MS);
      await pair!.swap();
    },
  },
];
