import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Runs `npm ci` when the installed packages are not those of the lock. Says so in one line, and otherwise nothing.
 *
 * @param {string} root
 * @returns {boolean} false when the installation failed; npm has then said why
 */
export const installMissing = (root) => {
  const missing = countMissing(
    readPackages(join(root, 'package-lock.json')),
    readPackages(join(root, 'node_modules', '.package-lock.json')),
  );
  if (missing === 0) return true;
  console.log(`Installing ${missing} packages (npm ci) …`);
  // Leaves out our own bin folder: `npm ci` deletes it, and the Node in it with which npm would be running.
  const own = join(root, 'node_modules', '.bin');
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== own)
    .join(delimiter);
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      env: { ...process.env, PATH: path },
      stdio: ['ignore', 'ignore', 'inherit'],
      // npm is a script with another ending on Windows.
      shell: process.platform === 'win32',
    },
  );
  if (error) console.error(`npm could not be started: ${error.message}`);
  return status === 0;
};

/**
 * How many packages the lock names that are not installed at that version. Optional ones of other platforms don't
 * count.
 *
 * @param {Packages} locked
 * @param {Packages} installed
 */
export const countMissing = (locked, installed) =>
  Object.entries(locked).filter(
    ([path, { version, optional, link }]) =>
      path.startsWith('node_modules/') && !optional && !link && installed[path]?.version !== version,
  ).length;

/**
 * Compares contents: times of files say nothing after a checkout.
 *
 * @typedef {Record<string, { version?: string, optional?: boolean, link?: boolean }>} Packages
 * @param {string} path
 * @returns {Packages}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
