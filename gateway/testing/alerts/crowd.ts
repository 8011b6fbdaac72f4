import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { seedCustomer } from '../customers/seed-customer.ts';
import { signIn } from '../customers/sign-in.ts';
import { createDatabase } from '../../src/ground/database/create-database.ts';
import type { DatabaseConnection } from '../../src/ground/database/embedded/database-connection.ts';

/** More than the gateway works on before it looks how long they take. */
const CUSTOMERS = 80;

/** @returns the cookies of as many customers who have signed in */
export const signCrowdIn = async (origin: string, book: DatabaseConnection): Promise<string[]> => {
  const database = createDatabase(book, 1);
  const cookies: string[] = [];
  try {
    for (let at = 1; at <= CUSTOMERS; at++) {
      const customerId = `CROWD${at}`;
      await seedCustomer(database, { customerId });
      cookies.push(await signIn(origin, customerId));
    }
  } finally {
    await database.close();
  }
  return cookies;
};

/** What is written waits for a stand-by that nobody has, until it is told to end. What is read goes on. */
export const holdCommits = async (book: DatabaseConnection, ended: AbortSignal): Promise<void> => {
  const client = new pg.Client(book);
  await client.connect();
  try {
    await client.query(`alter system set synchronous_standby_names = 'nobody'`);
    await client.query('select pg_reload_conf()');
    while (!ended.aborted) await sleep(100);
  } finally {
    await client.query('alter system reset synchronous_standby_names');
    await client.query('select pg_reload_conf()');
    await client.end();
  }
};
