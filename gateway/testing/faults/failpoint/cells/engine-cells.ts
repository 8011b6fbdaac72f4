import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnPostgres } from '../../../servers/own-postgres.ts';
import { askPostgres } from '../../../servers/two-postgres.ts';
import type { FaultCell } from '../fault-cell.ts';

const GONE_MS = 2_000;
const FROZEN_MS = 10_000;
const DISK_FULL_MS = 8_000;
const DISK_SLOW_MS = 8_000;
const SLOW_FLUSH_MS = 100;

/** PostgreSQL waits so long before it flushes its log, and nobody else flushes meanwhile: as if the disk took that. */
const setFlushDelay = async (postgres: OwnPostgres, ms: number): Promise<void> => {
  await askPostgres(postgres, 'alter system set commit_siblings = 0');
  await askPostgres(postgres, `alter system set commit_delay = ${ms * 1_000}`);
  await askPostgres(postgres, 'select pg_reload_conf()');
};

export const engineCells: readonly FaultCell[] = [
  {
    name: 'redis-sigkill',
    title: 'Redis SIGKILL, back empty after 2 s',
    needs: null,
    promises: ['told', 'inTime'],
    strike: async ({ house: { redis }, lifted }) => {
      await redis.kill();
      await sleep(GONE_MS);
      await redis.start();
      lifted();
    },
  },
  {
    name: 'redis-sigstop-10s',
    title: 'Redis SIGSTOP 10 s',
    needs: null,
    promises: ['told', 'inTime'],
    strike: async ({ house: { redis }, lifted }) => {
      redis.freeze();
      await sleep(FROZEN_MS);
      redis.thaw();
      lifted();
    },
  },
  {
    name: 'postgres-sigkill',
    title: 'PostgreSQL SIGKILL, back after 2 s',
    needs: null,
    promises: ['gap', 'told', 'inTime'],
    strike: async ({ house: { postgres }, lifted }) => {
      process.kill(postgres.pid(), 'SIGKILL');
      await sleep(GONE_MS);
      await postgres.start();
      lifted();
    },
  },
  {
    name: 'postgres-sigstop-10s',
    title: 'PostgreSQL SIGSTOP 10 s',
    needs: null,
    promises: ['gap', 'told', 'inTime'],
    strike: async ({ house: { postgres }, lifted }) => {
      postgres.freeze();
      await sleep(FROZEN_MS);
      postgres.thaw();
      lifted();
    },
  },
  {
    name: 'disk-full-8s',
    title: 'disk full for PostgreSQL 8 s',
    needs: 'disk',
    promises: ['gap', 'told', 'inTime'],
    strike: async ({ house: { disk }, lifted }) => {
      const free = await disk!.fill();
      await sleep(DISK_FULL_MS);
      free();
      lifted();
    },
  },
  {
    name: 'disk-slow-8s',
    title: 'each flush of PostgreSQL’s disk takes 0.1 s more, 8 s',
    needs: null,
    promises: ['gap', 'inTime'],
    strike: async ({ house: { postgres }, lifted }) => {
      await setFlushDelay(postgres, SLOW_FLUSH_MS);
      await sleep(DISK_SLOW_MS);
      await setFlushDelay(postgres, 0);
      lifted();
    },
  },
];
