/**
 * The first step of `npm start`, `npm test`, `npm run verify`, `.ci/run` and their like: installs what is missing, then
 * hands over to Node 24, which runs the TypeScript of this repository as it is. Everything here must run on Node 20
 * and before any package is installed: plain JavaScript, nothing but Node's own modules.
 *
 *   node .ci/install-and-run.mjs start|dev|test|verify|verify-all|ci [arguments]
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { forwardSignals } from './forward-signals.mjs';
import { findNode24, NODE_24_MISSING } from './find-node-24.mjs';
import { installMissing } from './install-missing.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = '', ...rest] = process.argv.slice(2);
const script = join(root, '.ci', `${command}.ts`);

if (Number(process.versions.node.split('.')[0]) < 20) {
  refuse(
    `Lineboard needs Node 20 or later to begin with, this is ${process.version}. Get one at https://nodejs.org`,
  );
}
if (!installMissing(root)) refuse('Installing the packages failed, see above.');
const node = findNode24(root);
if (node === null) refuse(NODE_24_MISSING);

if (node === process.execPath) {
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
} else {
  const child = spawn(node, [script, ...rest], { stdio: 'inherit', cwd: root });
  forwardSignals(child);
  child.on('error', (error) => refuse(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
}

/**
 * @param {string} why
 * @returns {never}
 */
function refuse(why) {
  console.error(why);
  process.exit(1);
}
