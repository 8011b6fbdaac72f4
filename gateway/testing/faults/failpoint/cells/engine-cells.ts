import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultCell } from '../fault-cell.ts';

const GONE_MS = 2_000;
const FROZEN_MS = 10_000;
const DISK_FULL_MS = 8_000;

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
];
