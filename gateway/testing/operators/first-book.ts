import type { CommandInput, CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { createKillableGateway, type KillableGateway } from '../kill/killable-gateway.ts';
import { findFreePort } from '../servers/find-free-port.ts';
import { typeLine, type TypedLine } from '../servers/type-line.ts';
import { callCommand } from './call-command.ts';

const run = promisify(execFile);

const SHIFT_CLOCK = join(import.meta.dirname, '..', 'faults', 'failpoint', 'shift-clock.ts');

/** A book in a folder of its own, run by the programs that an operator has. */
export interface FirstBook {
  readonly folder: string;
  readonly origin: string;
  /** The variables in `lineboard.env`, once `init` has written it. */
  variables(): Record<string, string>;
  /** Types `lineboard` in that folder. */
  type(...words: string[]): Promise<TypedLine>;
  /** The same with `--json`, what it answers read. @throws when it wasn't done */
  read(...words: string[]): Promise<ReturnType<typeof JSON.parse>>;
  /** Over HTTP, with the operator's token. */
  call<Name extends CommandName>(
    token: string,
    name: Name,
    input: CommandInput<Name>,
  ): Promise<ReturnType<typeof JSON.parse>>;
  /** @param shiftMs how far its clock is ahead */
  start(shiftMs?: number): Promise<void>;
  stop(): Promise<void>;
  /** Copies a folder with all that it holds, owners included. */
  copy(from: string, to: string): Promise<void>;
  /** What the check of the books says. */
  checkBalances(): Promise<string>;
  close(): Promise<void>;
}

/** @param databaseUrl of a PostgreSQL of its own; without it the embedded one in its folder */
export const createFirstBook = async (databaseUrl?: string): Promise<FirstBook> => {
  const folder = mkdtempSync(join(tmpdir(), 'first-'));
  // PostgreSQL refuses to be root: another account works in there.
  chmodSync(folder, 0o711);
  const envFile = join(folder, 'lineboard.env');
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const where: Record<string, string> =
    databaseUrl === undefined ? { DATA_DIR: join(folder, 'data') } : { DATABASE_URL: databaseUrl };
  const env = { ...where, LINEBOARD_ENV_FILE: envFile };
  const variables = (): Record<string, string> =>
    parseEnv(readFileSync(envFile, 'utf8')) as Record<string, string>;
  let gateway: KillableGateway | null = null;

  const type: FirstBook['type'] = (...words) =>
    words[0] === 'init' ? typeLine(where, [...words, '--file', envFile]) : typeLine(env, words);
  const stop = async (): Promise<void> => void (await gateway?.stop());

  return {
    folder,
    origin,
    variables,
    type,
    read: async (...words) => {
      const { out, err, code } = await type(...words, '--json');
      if (code !== 0) throw new Error(`lineboard ${words.join(' ')}: ${err}${out}`);
      return JSON.parse(out);
    },
    call: async (token, name, input) => {
      const { status, body } = await callCommand(origin, token, name, input);
      if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
      return body;
    },
    start: async (shiftMs = 0) => {
      gateway = await createKillableGateway(variables(), {
        port,
        preload: SHIFT_CLOCK,
        onSpawn: (child) => void child.send({ shiftMs }),
      });
      await gateway.start();
    },
    stop,
    copy: async (from, to) => void (await run('cp', ['-a', join(folder, from), join(folder, to)])),
    checkBalances: async () => (await type('check-balances')).out,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
};
