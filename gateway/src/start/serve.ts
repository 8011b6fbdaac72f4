import { isMadeUp } from '../config/feed-of-book.ts';
import { type Config, readConfig } from '../config/read-config.ts';
import { StartRefused } from '../ground/report/start-refused.ts';
import { hearStop } from './hear-stop.ts';
import type { selectDemoLogins as demoLogins } from '../page/site/site-routes.ts';

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const explain = (error: unknown): string => {
  if (error instanceof StartRefused) return error.message;
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') return 'PORT got a port that is in use, it takes a free one.';
  if (code === 'EACCES') return 'PORT got a port that this user may not open, it takes one above 1023.';
  if (code === 'EADDRNOTAVAIL') return 'HOST got an address that this machine does not have.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const SAID_OF_DEMO: Readonly<Record<ReturnType<typeof demoLogins>[number]['kind'], string>> = {
  credit: 'credit',
  postUp: 'post-up',
  ownLimits: 'own limits, a reality check, starred teams',
  timeOut: 'in a time-out',
  bot: 'taken for a bot',
  affiliate: 'an affiliate',
  agent: 'an agent',
};

/** What runs until it is told to stop, and what it says once it is open. */
interface Started {
  said: readonly string[];
  stop(): Promise<void>;
}

const openFull = async (config: Config, stopAsked: AbortSignal): Promise<Started> => {
  // The rest of the gateway takes a second to load: what was configured wrong is said before.
  const { startGateway } = await import('./start-gateway.ts');
  const { selectDemoLogins } = await import('../page/site/site-routes.ts');
  const { address, database, stop } = await startGateway(config, stopAsked);
  const logins = selectDemoLogins(config).map(
    ({ customerId, password, kind }) =>
      `  ${customerId.padEnd(8)}  ${password.padEnd(14)}  ${SAID_OF_DEMO[kind]}`,
  );
  const said = [
    `${config.BOOK_NAME} is open at ${address}${config.SPORTS_ROOT}`,
    ...(isMadeUp(config)
      ? ['Its games and prices are not of this world (FEED): take no real money on them.']
      : []),
    ...(logins.length > 0 ? ['Sign in as', ...logins] : []),
    `(${database})`,
  ];
  return { said, stop };
};

const openWatch = async (config: Config, stopAsked: AbortSignal): Promise<Started> => {
  // Nothing of the database is loaded with it.
  const { startWatch } = await import('./start-watch.ts');
  const { address, stop } = await startWatch(config, stopAsked);
  return { said: [`${config.BOOK_NAME}: live lines are served at ${address}/live`], stop };
};

const result = readConfig(process.env);
if (!result.ok) fail(result.mistake);
else {
  const { stopAsked } = hearStop();
  const open = result.config.ROLE === 'watch' ? openWatch : openFull;
  const started = await open(result.config, stopAsked).catch((error: unknown) =>
    stopAsked.aborted ? process.exit(0) : fail(explain(error)),
  );
  // Like the log, it may be a file on a full disk, or a pipe that nobody reads.
  process.stdout.on('error', () => undefined);
  process.stdout.write(['', ...started.said, '', ''].join('\n'));
  const stop = (): void => {
    started.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(explain(error)),
    );
  };
  if (stopAsked.aborted) stop();
  else stopAsked.addEventListener('abort', stop);
}
