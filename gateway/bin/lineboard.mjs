#!/usr/bin/env node
/**
 * `npx lineboard`: the commands from their sources where there are some, which in a checkout are never older than what
 * was built of them; an image has the built ones alone. Plain JavaScript, which an older Node can read, too.
 */
import { existsSync } from 'node:fs';

const SOURCE = new URL('../src/commands/lineboard-command.ts', import.meta.url);
const BUILT = new URL('../dist/lineboard.js', import.meta.url);

const program = [SOURCE, BUILT].find((url) => existsSync(url));
const major = Number(process.versions.node.split('.')[0]);
if (major < 24)
  fail(
    `Lineboard needs Node 24 or later, this is ${process.version}: type \`npx lineboard\`, which runs the one that npm brought.`,
  );
else if (program === undefined) fail('Nothing is built: run `npm run build` first.');
else await import(program.href);

/** @param {string} line */
function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exitCode = 2;
}
