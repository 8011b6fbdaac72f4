import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOnPath } from '../find-on-path.ts';
import { runCommand } from '../run-command.ts';

/** Names of files and folders of one's own network, which npm, apt and pip need as here. */
const OF_THIS_NETWORK = ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs'];

/** Variables that name them. */
const VARIABLES = [
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'PIP_CERT',
  'http_proxy',
  'https_proxy',
  'no_proxy',
];

const NEEDED = ['mmdebstrap', 'unshare', 'chroot'];

/** @returns why no such machine can be made here; null: it can */
export const whyNoBareMachine = (): string | null => {
  if (process.getuid?.() !== 0) return 'It needs root, for a chroot.';
  const missing = NEEDED.filter((name) => findOnPath(name, ['/usr/sbin', '/sbin']) === null);
  if (missing.length > 0)
    return `It needs ${missing.join(', ')}: apt-get install mmdebstrap util-linux brings it.`;
  return findOwnNode() === null ? 'It needs a node and npm of the machine’s own on the PATH.' : null;
};

/** The machine's, not the one that npm put among our packages. */
const findOwnNode = (): { node: string; npm: string } | null => {
  const own = (name: string): string | null =>
    ['/usr/bin', '/usr/local/bin'].map((folder) => join(folder, name)).find(existsSync) ?? null;
  const node = own('node');
  const npm = own('npm');
  return node === null || npm === null ? null : { node, npm: dirname(dirname(realpathSync(npm))) };
};

/** A Debian in a folder with Node, npm and nothing else. */
export const makeBareMachine = async (): Promise<{ root: string; remove: () => void }> => {
  const own = findOwnNode();
  if (own === null) throw new Error('no node');
  const root = mkdtempSync(join(tmpdir(), 'lineboard-bare-'));
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  const args = ['--variant=minbase', '--include=ca-certificates', '--quiet', 'bookworm', root];
  const made = await runCommand('mmdebstrap', args, { quiet: true, limitMs: 15 * 60_000 });
  if (made.code !== 0) {
    remove();
    throw new Error(made.output);
  }
  cpSync(realpathSync(own.node), join(root, 'usr/bin/node'));
  const npm = 'usr/lib/node_modules/npm';
  mkdirSync(join(root, dirname(npm)), { recursive: true });
  cpSync(own.npm, join(root, npm), { recursive: true });
  for (const name of ['npm', 'npx']) symlinkSync(`/${npm}/bin/${name}-cli.js`, join(root, 'usr/bin', name));
  for (const path of OF_THIS_NETWORK)
    if (existsSync(path)) cpSync(path, join(root, path), { recursive: true, dereference: true, force: true });
  return { root, remove };
};

/** A user's home with the settings of npm that this machine has. */
export const readNpmSettings = (): string | null => {
  const path = join(homedir(), '.npmrc');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};

/** What a login would have, and what leads out of this network. */
export const variablesOf = (home: string): string[] => [
  `HOME=${home}`,
  'LANG=C.UTF-8',
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  ...VARIABLES.flatMap((name) => (process.env[name] === undefined ? [] : [`${name}=${process.env[name]}`])),
];
