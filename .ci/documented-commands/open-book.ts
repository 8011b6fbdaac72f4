import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdtempSync,
  chmodSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Readable } from 'node:stream';
import { execa } from 'execa';
import { ROOT } from '../run-command.ts';
import { findFreePort } from './find-free-port.ts';
import type { Preparing, Put } from './row.ts';
import { spell } from './spell.ts';

export interface Typed {
  readonly code: number;
  readonly output: string;
}

/** A folder in which the documents' commands are typed: it looks like a checkout, and holds a book of its own. */
export interface DocumentedBook extends Preparing {
  /** The command as it is typed, with what the book alone knows in place of `$PORT` and the like. */
  spell(command: string, put: Put, more: string | undefined): string;
  type(spelled: string): Promise<Typed>;
  /** The output as the pages have it: placeholders replace what only this book knows. */
  asPrinted(output: string): string;
  keep(name: string, value: string): void;
  /** Starts the gateway of `lineboard.env`, which `init` has written, and waits until it prints that it runs. */
  start(spelled: string, started: RegExp): Promise<void>;
  close(): Promise<void>;
}

type Running = ChildProcessByStdio<null, Readable, null>;

const READY_WITHIN_MS = 60_000;
const TYPED_WITHIN_MS = 60_000;
/** It is never a folder that commands are typed in, which may have somebody's own book. */
const OWN = new Set(['.git', '.data', '.mail', 'lineboard.env']);

export const openBook = async (): Promise<DocumentedBook> => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  // PostgreSQL refuses to be root: another account works in there.
  chmodSync(folder, 0o711);
  for (const name of readdirSync(ROOT)) if (!OWN.has(name)) symlinkSync(join(ROOT, name), join(folder, name));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const known = new Map([
    ['PORT', String(port)],
    ['ORIGIN', origin],
  ]);
  const env = {
    PATH: [dirname(process.execPath), join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(':'),
    HOME: folder,
    DATA_DIR: join(folder, 'book'),
  };
  let gateway: Running | null = null;

  const spellOut = (text: string): string =>
    text.replaceAll(/\$([A-Z_]+)\b/g, (name, key: string) => known.get(key) ?? name);

  return {
    spell: (command, put, more) => {
      return spellOut(spell(command, put, more));
    },
    type: async (spelled) => {
      const child = execa('sh', ['-c', spelled], {
        cwd: folder,
        env,
        extendEnv: false,
        stdin: 'ignore',
        all: true,
        reject: false,
        detached: true,
      });
      // A shell that is killed leaves what it started: all of it is.
      const timer = setTimeout(
        () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'),
        TYPED_WITHIN_MS,
      );
      const { exitCode, all } = await child;
      clearTimeout(timer);
      return { code: exitCode ?? 1, output: all };
    },
    asPrinted: (output) => output.replaceAll(`:${port}`, ':8080'),
    keep: (name, value) => void known.set(name, value),
    start: async (spelled, started) => {
      const variables = parseEnv(readFileSync(join(folder, 'lineboard.env'), 'utf8'));
      known.set('FEED_TOKEN', variables['FEED_PUSH_TOKENS']?.split(':')[1] ?? '');
      known.set('METRICS_TOKEN', variables['METRICS_TOKEN'] ?? '');
      gateway = spawn('sh', ['-c', `exec ${spelled}`], {
        cwd: folder,
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await printedBy(gateway, started);
    },
    push: async (rows) => {
      // The number is beyond any mover's before: an image may leap ahead.
      const sequence = Date.now();
      const response = await fetch(`${origin}/api/feed/mover`, {
        method: 'POST',
        headers: { authorization: `Bearer ${known.get('FEED_TOKEN')}`, 'content-type': 'application/json' },
        body: JSON.stringify({ batchId: `test-${sequence}`, sequence, image: true, rows }),
      });
      const answer = (await response.json()) as { refusedCount?: number };
      if (answer.refusedCount !== 0) throw new Error(JSON.stringify(answer));
    },
    write: (name, text) => writeFileSync(join(folder, name), text),
    fenceOf: (page, language) => {
      const fence = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(
        readFileSync(join(ROOT, page), 'utf8'),
      );
      if (fence?.[1] === undefined) throw new Error(`${page} has no ${language}`);
      return fence[1];
    },
    close: async () => {
      if (gateway?.exitCode === null) {
        const gone = once(gateway, 'exit');
        gateway.kill('SIGTERM');
        await gone;
      }
      rmSync(folder, { recursive: true });
    },
  };
};

/** @throws Error with what it printed when it ends before, or takes too long */
const printedBy = (program: Running, pattern: RegExp): Promise<void> =>
  new Promise((resolve, reject) => {
    let printed = '';
    const fail = (): void => reject(new Error(`It did not start:\n${printed}`));
    const timer = setTimeout(fail, READY_WITHIN_MS);
    program.once('exit', fail);
    program.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
      if (!pattern.test(printed)) return;
      clearTimeout(timer);
      resolve();
    });
  });
