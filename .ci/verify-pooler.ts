/** `npm run verify:pooler`: the gateway's database behind PgBouncer in transaction mode; 77 where there is none. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runScript } from './run-command.ts';

/** As automake has it: it can't be told here. */
const CANT_RUN = 77;

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
if (folders.some((folder) => existsSync(join(folder, 'pgbouncer')))) {
  const test = 'gateway/src/database/pooled-database.integration.test.ts';
  const { code } = await runScript('node_modules/vitest/vitest.mjs', ['run', test]);
  process.exitCode = code;
} else {
  console.log('There is no pgbouncer here; apt-get install pgbouncer brings one.');
  process.exitCode = CANT_RUN;
}
