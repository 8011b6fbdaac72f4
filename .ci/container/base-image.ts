import { execa } from 'execa';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { done, type Engine } from './engine.ts';

/** What the Dockerfile begins with. */
export const BASE_IMAGE = 'docker.io/library/node:24-slim';

/** The number of `node`, the user of the official image. */
export const USER_ID = '1000';

const DEBIAN = 'bookworm';
const NPM = 'npm@11';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Outlives a run, so that the next one takes minutes less. */
export const CACHE = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'lineboard');

const WITHOUT_DOCUMENTS = ['man', 'doc', 'locale'].map(
  (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
);

/** Debian's own packages, the Node that runs this, npm, and the user of the official image. */
const makeRoot = async (folder: string): Promise<void> => {
  const root = join(folder, 'root');
  const run = (program: string, ...words: string[]) => execa(program, words, { stdin: 'ignore' });
  const packages = '--include=ca-certificates,tzdata';
  await run('mmdebstrap', '--variant=minbase', packages, ...WITHOUT_DOCUMENTS, DEBIAN, root);
  cpSync(process.execPath, join(root, 'usr/local/bin/node'));
  const npm = join(folder, 'npm');
  await run('npm', 'install', '--silent', '--no-audit', '--no-fund', '--prefix', npm, NPM);
  cpSync(join(npm, 'node_modules/npm'), join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name));
  await run('chroot', root, 'groupadd', '--gid', USER_ID, 'node');
  await run('chroot', root, 'useradd', '--uid', USER_ID, '--gid', 'node', '--create-home', 'node');
  // Needed where npm is reached through a certificate of the machine's.
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(root, CERTIFICATES));
};

/** @returns the stand-in's root file system as an archive */
const findArchive = async (): Promise<string> => {
  const made = createHash('sha256')
    .update([DEBIAN, NPM, WITHOUT_DOCUMENTS, makeRoot, process.version].join('\n'))
    .update(existsSync(CERTIFICATES) ? readFileSync(CERTIFICATES) : '')
    .digest('hex');
  const archive = join(CACHE, `container-base-${made.slice(0, 16)}.tar`);
  if (existsSync(archive)) return archive;
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'making-'));
  try {
    await makeRoot(folder);
    const half = join(folder, 'base.tar');
    await execa('tar', ['-C', join(folder, 'root'), '--numeric-owner', '-cf', half, '.']);
    // Those of earlier versions: nobody asks for them again.
    for (const old of globSync(join(CACHE, 'container-base-*.tar'))) rmSync(old);
    renameSync(half, archive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return archive;
};

const FILE = `FROM scratch
ADD base.tar /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_EXTRA_CA_CERTS=${CERTIFICATES}
CMD ["node"]
`;

/** Puts a stand-in where the Dockerfile looks for the official image: the same Debian, Node, npm and user. */
export const makeBaseImage = async (engine: Engine): Promise<void> => {
  const context = join(engine.folder, 'base');
  mkdirSync(context);
  cpSync(await findArchive(), join(context, 'base.tar'));
  writeFileSync(join(context, 'Dockerfile'), FILE);
  const words = ['--isolation', 'chroot', '--format', 'docker', '--tag', BASE_IMAGE, context];
  await done('The base image', engine.buildah(['bud', ...words]));
  rmSync(context, { recursive: true });
};
