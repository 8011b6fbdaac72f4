import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CHILD_ENV } from '../../testing/servers/child-env.ts';
import { findFreePort } from '../../testing/servers/find-free-port.ts';
import { PROJECT_ROOT } from '../ground/folders/folders.ts';

const BUILT = join(PROJECT_ROOT, 'gateway', 'dist');
const LAUNCHER = join(PROJECT_ROOT, 'gateway', 'bin', 'lineboard.mjs');
/** Told of itself what an older Node would tell. */
const OLDER = [
  '--import',
  `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });Object.defineProperty(process, 'version', { value: 'v20.20.2' })`,
];
const START_MS = 60_000;

describe('the programs that an operator starts', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lineboard-start-'));
    // PostgreSQL refuses to be root: another account works in there.
    chmodSync(folder, 0o711);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([join(BUILT, 'server.js'), LAUNCHER])('%s says in one line that Node is too old', (program) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...OLDER, program, 'doctor'], {
      env: CHILD_ENV,
      encoding: 'utf8',
    });
    expect(status).toBeGreaterThan(0);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Lineboard needs Node 24 or later, this is v?20\.20\.2: .+\.\n$/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('loads nothing that an older Node can’t read before it has looked at its version', () => {
    expect(readFileSync(join(BUILT, 'server.js'), 'utf8')).not.toMatch(/^import\b|\bfrom ['"]/m);
  });

  it('`lineboard start` runs the build with the variables of its file, and ends when it is told to', async () => {
    const port = await findFreePort();
    const file = join(folder, 'book.env');
    writeFileSync(
      file,
      `DEMO='true'\nSANDBOX='false'\nPORT='${port}'\nFEED='push'\nFEED_PUSH_TOKENS='mover:${'t'.repeat(32)}'\nDATA_DIR='${join(folder, 'data')}'\n`,
    );
    const started: ChildProcess = spawn(process.execPath, [LAUNCHER, 'start'], {
      env: { ...CHILD_ENV, LINEBOARD_ENV_FILE: file },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    started.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    try {
      await vi.waitFor(() => expect(said).toContain(`is open at http://127.0.0.1:${port}/`), START_MS);
    } finally {
      started.kill('SIGTERM');
    }
    expect(await once(started, 'exit')).toEqual([0, null]);
  });

  describe('in a folder of its own, as an image or a new version is', () => {
    let app: string;
    const run = (program: string, words: readonly string[], env: Record<string, string> = {}) =>
      spawnSync(process.execPath, [join(app, 'gateway', program), ...words], {
        cwd: app,
        env: { ...CHILD_ENV, ...env },
        encoding: 'utf8',
        timeout: START_MS,
      });
    beforeAll(() => {
      app = join(folder, 'app');
      mkdirSync(join(app, 'gateway', 'bin'), { recursive: true });
      copyFileSync(LAUNCHER, join(app, 'gateway', 'bin', 'lineboard.mjs'));
      copyFileSync(join(PROJECT_ROOT, 'gateway', 'package.json'), join(app, 'gateway', 'package.json'));
      symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(app, 'node_modules'));
      cpSync(join(PROJECT_ROOT, 'domain', 'words'), join(app, 'domain', 'words'), { recursive: true });
    });

    it('the commands need no sources, and say when nothing is built', () => {
      expect(run('bin/lineboard.mjs', ['--help'])).toMatchObject({
        status: 2,
        stderr: 'Nothing is built: run `npm run build` first.\n',
      });
      cpSync(BUILT, join(app, 'gateway', 'dist'), { recursive: true });
      const { status, stdout } = run('bin/lineboard.mjs', ['--help']);
      expect([status, stdout]).toEqual([
        0,
        expect.stringMatching(/lineboard customers +Accounts of customers/),
      ]);
      const doctor = run('bin/lineboard.mjs', ['doctor']);
      expect(doctor.stdout).toMatch(/None answers at .*\n +→ Start it: npx lineboard start\./);
    });

    it('a book for real money that is not there is not made by its start', () => {
      const { status, stdout, stderr } = run('dist/server.js', [], {
        FEED: 'push',
        FEED_PUSH_TOKENS: `mover:${'t'.repeat(32)}`,
      });
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(
        /^There is no book in \S+\/app\/\.data: set DATABASE_URL .*lineboard init`\.\n$/,
      );
      expect(existsSync(join(app, '.data'))).toBe(false);
      const doctor = run('bin/lineboard.mjs', ['doctor'], { DEMO: 'false' });
      expect(doctor.stdout).toMatch(/wrong +data folder +There is no book in .*\n +→ Set DATABASE_URL /i);
      expect(doctor.stdout).not.toMatch(/The embedded one doesn’t run/);
    });
  });
});
