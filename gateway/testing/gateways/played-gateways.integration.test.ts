import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { hasEnded } from '../servers/has-ended.ts';
import { descendantsOf } from '../servers/process-tree.ts';

const SAMPLE = join(import.meta.dirname, '..', 'samples', 'nflverse-sunday.csv');
const PLAY = join(import.meta.dirname, '..', 'season', 'play-season-command.ts');
/** Starting a PostgreSQL and a gateway takes seconds, longer on a machine with other work. */
const UP_WITHIN_MS = 60_000;

const dataDirOf = (pid: number): string | undefined => {
  try {
    return /(?:^|\0)DATA_DIR=([^\0]+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
};

const hasServer = (dataDir: string): boolean =>
  existsSync(dataDir) &&
  readdirSync(dataDir, { recursive: true }).some((name) => String(name).endsWith('postmaster.pid'));

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'of a season that gets %s no gateway, no database and no folder is left',
  async (signal) => {
    const run = spawn(process.execPath, [PLAY, SAMPLE, '--rounds', '200', '--tickets', '100000'], {
      stdio: 'ignore',
    });
    const up = await vi.waitFor(
      () => {
        const all = descendantsOf(run.pid ?? 0);
        const dataDir = all.map(dataDirOf).find((each) => each !== undefined && hasServer(each));
        if (dataDir === undefined) throw new Error('nothing runs yet');
        return { all, folder: dirname(dataDir) };
      },
      { timeout: UP_WITHIN_MS, interval: 100 },
    );
    expect(up.all.length).toBeGreaterThan(2);
    run.kill(signal);
    await vi.waitFor(
      () => expect([up.all.filter((pid) => !hasEnded(pid)), existsSync(up.folder)]).toEqual([[], false]),
      {
        timeout: UP_WITHIN_MS,
        interval: 100,
      },
    );
  },
  3 * UP_WITHIN_MS,
);
