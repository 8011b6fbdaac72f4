import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Login } from '../../sign-in/sign-in-all.ts';
import { PROJECT_ROOT } from '../gateway-process.ts';

/** Puts this many customers with money into a book whose tables are there. @returns how they sign in */
export const seedCustomers = async (databaseUrl: string, count: number): Promise<Login[]> => {
  const command = join(PROJECT_ROOT, 'gateway/testing/customers/seed-customers-command.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [command, '--customers', String(count)], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    maxBuffer: 2 ** 24,
  });
  return JSON.parse(stdout) as Login[];
};
