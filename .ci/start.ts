/** `npm start`: the built client and a demo book, or the book of `lineboard.env`, on one port. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { forwardSignals } from './forward-signals.mjs';
import { ROOT } from './run-command.ts';

/** What `lineboard init` wrote: then it is no demo, whatever it leaves out. */
const named = process.env['LINEBOARD_ENV_FILE'];
const envFile = named ?? join(ROOT, 'lineboard.env');
const isBook = named !== undefined || existsSync(envFile);
if (isBook) {
  try {
    process.loadEnvFile(envFile);
  } catch (error) {
    console.error(`LINEBOARD_ENV_FILE got ${envFile}, which can't be read: ${(error as Error).message}`);
    process.exit(1);
  }
}
const demo = isBook ? {} : { DEMO: 'true', INITIAL_LEAGUE: 'Football/NFL' };

if (!(await build(['client', 'client/sandbox', 'gateway']))) process.exit(1);

const gateway = spawn(process.execPath, [join(ROOT, 'gateway/dist/server.js')], {
  cwd: ROOT,
  env: { LOG_LEVEL: 'warn', ...demo, ...process.env },
  stdio: 'inherit',
});
forwardSignals(gateway);
gateway.on('exit', (code) => process.exit(code ?? 1));
