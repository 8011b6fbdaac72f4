/**
 * `npm run dev`: the gateway, restarted when its sources change, and the client with hot replacement in front of it.
 * The sandbox's page is built once: `npm run build` builds it again.
 * One that ends takes the other with it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { forwardSignals } from './forward-signals.mjs';
import { ROOT, runScript } from './run-command.ts';

const port = process.env['PORT'] ?? '8080';
const env = {
  DEMO: 'true',
  LOG_LEVEL: 'warn',
  PUBLIC_ORIGINS: 'http://127.0.0.1:5173,http://localhost:5173',
  GATEWAY_URL: `http://127.0.0.1:${port}`,
  ...process.env,
  PORT: port,
};
const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });

const built = await runScript('node_modules/vite/bin/vite.js', [
  'build',
  'client/sandbox',
  '--logLevel',
  'warn',
]);
if (built.code !== 0) process.exit(1);
const children = [
  start('--watch', '--watch-preserve-output', join(ROOT, 'gateway/src/server.ts')),
  start(join(ROOT, 'node_modules/vite/bin/vite.js'), 'client'),
];
for (const child of children) {
  forwardSignals(child);
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode ??= code ?? 1;
  });
}
