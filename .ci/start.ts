/** `npm start`: the built client and a demo book on one port, nothing else to install. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { forwardSignals } from './forward-signals.mjs';
import { ROOT } from './run-command.ts';

/** What `lineboard init` wrote: then it is no demo. */
const envFile = join(ROOT, 'lineboard.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

if (!(await build(['client', 'client/sandbox', 'gateway']))) process.exit(1);

const gateway = spawn(process.execPath, [join(ROOT, 'gateway/dist/server.js')], {
  cwd: ROOT,
  env: { DEMO: 'true', LOG_LEVEL: 'warn', INITIAL_LEAGUE: 'Football/NFL', ...process.env },
  stdio: 'inherit',
});
forwardSignals(gateway);
gateway.on('exit', (code) => process.exit(code ?? 1));
