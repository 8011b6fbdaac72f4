import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseConnection } from '../../src/ground/database/embedded/database-connection.ts';

/** The longest that somebody who came would have waited. */
export interface LongestWait {
  ms: number;
  /** `reading ledger` */
  what: string;
}

export interface LockProbes {
  /** Forgets what was waited so far. */
  begin(): void;
  /** With those that still wait. */
  longest(): LongestWait;
  stop(): Promise<void>;
}

/**
 * Below the second after which the server looks for deadlocks: a probe that waits for a row holds its table a little,
 * and a step that then wants all of it must not be the one that is ended.
 */
const GIVE_UP_MS = 700;
const LOOK_EVERY_MS = 10;

/** What blocks reading, what blocks writing anything, and what blocks writing to a row that is there. */
const KINDS = {
  reading: (table: string) => `select from ${table} limit 1`,
  writing: (table: string) => `lock table ${table} in row exclusive mode`,
  changing: (table: string) => `select from ${table} limit 1 for no key update`,
} as const;

const LOCK_NOT_AVAILABLE = '55P03';

/** Keeps coming to each table, as a customer's calls do, on a connection for each kind. */
export const startLockProbes = async (
  connection: DatabaseConnection,
  tables: readonly string[],
): Promise<LockProbes> => {
  let longest: LongestWait = { ms: 0, what: 'nothing' };
  let isOver = false;
  const since = new Map<string, number>();

  const note = (what: string): void => {
    const ms = performance.now() - (since.get(what) ?? performance.now());
    if (ms > longest.ms) longest = { ms, what };
  };
  const ask = async (client: pg.Client, text: string): Promise<boolean> => {
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = ${GIVE_UP_MS}; ${text}`);
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE) return false;
      throw error;
    } finally {
      await client.query('rollback');
    }
  };
  const probe = async (kind: keyof typeof KINDS, table: string): Promise<void> => {
    const client = new pg.Client({ ...connection });
    await client.connect();
    const what = `${kind} ${table}`;
    try {
      while (!isOver) {
        since.set(what, performance.now());
        while (!isOver && !(await ask(client, KINDS[kind](table))));
        note(what);
        since.delete(what);
        await sleep(LOOK_EVERY_MS);
      }
    } finally {
      await client.end();
    }
  };
  const kinds = Object.keys(KINDS) as Array<keyof typeof KINDS>;
  const running = tables.flatMap((table) => kinds.map((kind) => probe(kind, table)));
  return {
    begin: () => {
      longest = { ms: 0, what: 'nothing' };
      for (const what of since.keys()) since.set(what, performance.now());
    },
    longest: () => {
      for (const what of since.keys()) note(what);
      return longest;
    },
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
};
