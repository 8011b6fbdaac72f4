/**
 * The second half of `npm run verify:container`: `walk-container.ts FOLDER`, in a network of its own, where the usual
 * ports are free and compose.yaml holds word for word.
 */
import { execa } from 'execa';
import { join } from 'node:path';
import { ROOT } from '../run-command.ts';
import { openEngine } from './engine.ts';
import { readCompose, type Services } from './read-compose.ts';
import { startServers } from './start-servers.ts';
import { walkBook } from './walk-book.ts';
import { walkDemo } from './walk-demo.ts';

const REAL = join(ROOT, 'compose.yaml');
const DEMO = join(ROOT, 'compose.demo.yaml');

const [folder = ''] = process.argv.slice(2);
await execa('ip', ['link', 'set', 'lo', 'up']);

/** Each with a database and a Redis of its own, as two projects of compose have. */
const walk = async (name: string, files: readonly string[], go: (services: Services) => Promise<void>) => {
  const engine = openEngine(folder);
  const services = readCompose(files, { POSTGRES_PASSWORD: 'not-so-secret' });
  const ending = new AbortController();
  const { environment = {} } = services['postgres']!;
  const [user, password, database] = ['USER', 'PASSWORD', 'DB'].map((word) =>
    String(environment[`POSTGRES_${word}`]),
  );
  const ended = await startServers(
    join(folder, name),
    ending.signal,
    { user: user!, password: password!, database: database! },
    services['redis']!.command!,
  );
  try {
    await go(services);
  } finally {
    await engine.podman(['rm', '--all', '--force', '--time', '0']);
    ending.abort();
    await ended();
  }
};

await walk('demo-servers', [REAL, DEMO], ({ gateway }) => walkDemo(openEngine(folder), gateway!, ROOT));
await walk('book-servers', [REAL], ({ gateway }) => walkBook(openEngine(folder), gateway!));
