import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../create-database.ts';
import { openDatabase } from '../open-database.ts';
import { isPostmaster } from './postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

const SCRIPT = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '..',
  'testing',
  'servers',
  'run-embedded-command.ts',
);

describe('the embedded PostgreSQL', () => {
  let folder: string;
  let running: EmbeddedPostgres[];
  let folders = 0;

  beforeEach(() => {
    folders += 1;
    folder = join(tmpdir(), `lineboard-embedded-${process.pid}-${folders}`);
    running = [];
  });
  afterEach(async () => {
    for (const embedded of running) await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (onEvent?: (event: string) => void): Promise<EmbeddedPostgres> => {
    const options = { dataDir: folder, defaultDir: folder, maxConnections: 20 };
    const embedded = await startEmbeddedPostgres({ ...options, ...(onEvent && { onEvent }) });
    running.push(embedded);
    return embedded;
  };
  const stop = async (embedded: EmbeddedPostgres): Promise<void> => {
    running.splice(running.indexOf(embedded), 1);
    await embedded.stop();
  };
  const run = async (embedded: EmbeddedPostgres, sql: string): Promise<unknown[]> => {
    const database = createDatabase(embedded.connection, 1);
    try {
      return (await database.pool.query(sql)).rows;
    } finally {
      await database.close();
    }
  };
  const tree = (): string[] => readdirSync(folder, { recursive: true }).map(String).sort();

  it('comes up as an empty book only on request, even after a restore that was killed', async () => {
    await stop(await start());
    const options = { url: null, dataDir: folder, defaultDir: folder, connections: 2 };
    const open = (mayBeNew: boolean) =>
      openDatabase({ ...options, mayBeNew, stopAsked: new AbortController().signal }, () => undefined);
    await expect(open(false)).rejects.toThrow(/^The database in .* has no book: bring it back with `npx lin/);
    const made = await open(true);
    await made.close();
    const again = await open(false);
    await again.close();
  });

  it('keeps commits across a stop and a start, with fsync on and without TCP', async () => {
    const first = await start();
    await run(first, 'create table kept as select 42 as answer');
    const pid = first.pid() ?? 0;
    await stop(first);
    expect(isPostmaster(pid, join(folder, 'postgres'))).toBe(false);
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await run(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(
      await run(
        second,
        `select current_setting('fsync') as fsync, current_setting('listen_addresses') as tcp`,
      ),
    ).toEqual([{ fsync: 'on', tcp: '' }]);
  });

  it('refuses a second gateway on the folder in one line, and changes nothing', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(`Another gateway (process ${process.pid}) works on ${folder}.`);
    expect(await run(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('adopts the server that a killed gateway left running', async () => {
    const killed = spawn(process.execPath, [SCRIPT, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(killed.stdout, 'data')) as [Buffer];
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const next = await start();
    expect([next.adopted, next.pid()]).toEqual([true, Number(said.toString())]);
  });

  /** @param prefix prefix a program that then runs the start */
  const startAs = async (prefix: string[], env: NodeJS.ProcessEnv = process.env) => {
    const [program, ...args] = [...prefix, process.execPath, SCRIPT, join(folder, 'data')];
    const started = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    started.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = once(started, 'close') as Promise<[code: number | null]>;
    await Promise.race([once(started.stdout, 'data'), ended]);
    started.kill('SIGTERM');
    const [code] = await ended;
    return { code, said };
  };

  it.each(['027', '077'])('starts under umask %s, whichever account runs its server', async (umask) => {
    const started = await startAs(['sh', '-c', `umask ${umask}; exec "$@"`, 'sh']);
    expect(started).toEqual({ code: 0, said: '' });
  });

  it('starts under a uid that has no name, or says in one line what to do', async () => {
    // Only root can become another user.
    if (process.getuid?.() !== 0) return;
    mkdirSync(folder);
    chmodSync(folder, 0o777);
    const nameless = ['setpriv', '--reuid=4711', '--regid=4711', '--clear-groups'];
    // It may have no access to a checkout in somebody's home.
    const [setpriv, ...others] = nameless;
    if (spawnSync(setpriv!, [...others, 'test', '-r', import.meta.filename]).status !== 0) return;
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    for (const name of ['id', 'setpriv']) symlinkSync(join('/usr/bin', name), join(programs, name));
    const refused = await startAs(nameless, { PATH: programs });
    expect(refused.said).toContain('The account with uid 4711 has no name');
    expect(refused.said).toContain('set DATABASE_URL, or give the account a line in /etc/passwd.');
    expect(existsSync(join(folder, 'data', 'gateway.lock'))).toBe(false);
    // This machine may not allow accounts to use namespaces.
    const isLent = spawnSync('setpriv', [...nameless.slice(1), 'unshare', '--user', 'true']).status === 0;
    if (isLent) expect(await startAs(nameless)).toEqual({ code: 0, said: '' });
  });

  it('starts its server again when that dies', async () => {
    const events: string[] = [];
    const embedded = await start((event) => events.push(event));
    const pid = embedded.pid() ?? 0;
    process.kill(pid, 'SIGKILL');
    while (!events.includes('restarted')) await sleep(20);
    expect(embedded.pid()).not.toBe(pid);
    expect(await run(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('isn’t fooled by a left-over file that names another running process', async () => {
    const embedded = await start();
    await stop(embedded);
    const left = [process.pid, join(folder, 'postgres'), 1, 5432, join(folder, 'socket'), '', ''].join('\n');
    writeFileSync(join(folder, 'postgres', 'postmaster.pid'), left);
    expect(await run(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.each([
    [
      'of another version',
      (data: string) => writeFileSync(join(data, 'PG_VERSION'), '17\n'),
      'was written by PostgreSQL 17',
    ],
    [
      'without its version',
      (data: string) => rmSync(join(data, 'PG_VERSION')),
      'is not a PostgreSQL data folder',
    ],
    ['without its control file', (data: string) => rmSync(join(data, 'global', 'pg_control')), 'pg_control'],
  ])('names a data folder %s in one line, and leaves it as it is', async (_what, damage, words) => {
    await stop(await start());
    damage(join(folder, 'postgres'));
    const before = tree();
    const refusal = await start().then(
      () => '',
      (error: Error) => `${error.name}: ${error.message}`,
    );
    expect(refusal).toContain('StartRefused');
    expect(refusal).toContain(words);
    expect(refusal).not.toContain('\n');
    expect(tree()).toEqual(before);
  });

  it('refuses a path that isn’t a folder, and recovers from a start that was cut off half-way', async () => {
    const file = `${folder}-file`;
    writeFileSync(file, 'x');
    await expect(
      startEmbeddedPostgres({ dataDir: file, defaultDir: file, maxConnections: 20 }),
    ).rejects.toThrow(/data folder/);
    expect(readFileSync(file, 'utf8')).toBe('x');
    rmSync(file);
    mkdirSync(join(folder, 'postgres.new-1', 'data'), { recursive: true, mode: 0o711 });
    await start();
    expect(existsSync(join(folder, 'postgres.new-1'))).toBe(false);
  });
});
