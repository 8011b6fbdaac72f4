import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClientAddress } from '../caller/client-address.ts';
import { createTrustsProxy } from '../caller/trusted-proxies.ts';
import type { Config } from '../config/read-config.ts';
import { isSandboxOn, listBookOrigins } from '../config/sandbox-origin.ts';
import { StartRefused } from '../report/start-refused.ts';
import { buildSandbox } from '../sandbox/build-sandbox.ts';
import type { Closers } from './closers.ts';
import type { Ground } from './open-ground.ts';

/** The third parties of a book that has none yet, on an origin of their own. */
export interface Sandbox {
  /** Where browsers find it. */
  origin: string;
  /** The book listens from now on: its pages may frame the sandbox's. @throws StartRefused when both are one origin */
  bookListens(address: string): void;
}

/** Beside the book's own port; a free one where that is taken and nobody asked for it. */
const listen = async (app: FastifyInstance, { HOST, PORT, SANDBOX_PORT }: Config): Promise<number> => {
  const port = SANDBOX_PORT ?? (PORT === 0 || PORT === 65_535 ? 0 : PORT + 1);
  const isAskedFor = SANDBOX_PORT !== null;
  try {
    await app.listen({ host: HOST, port });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
    if (isAskedFor) throw new StartRefused('SANDBOX_PORT got a port that is in use, it takes a free one.');
    await app.listen({ host: HOST, port: 0 });
  }
  return (app.server.address() as AddressInfo).port;
};

/** Listens before the book, whose pages have to name its origin. @returns null when it is off */
export const openSandbox = async (
  config: Config,
  { log, projectRoot }: Pick<Ground, 'log'> & { projectRoot: string },
  closers: Closers,
): Promise<Sandbox | null> => {
  if (!isSandboxOn(config)) return null;
  let origin = config.SANDBOX_URL ?? '';
  let bookOrigins: readonly string[] = [];
  const trustsProxy = createTrustsProxy(config.TRUST_PROXY);
  const app = await buildSandbox({
    log,
    origin: () => origin,
    bookOrigins: () => bookOrigins,
    pageDir: join(projectRoot, 'client', 'sandbox', 'dist'),
    clientAddress: createClientAddress(trustsProxy),
    trustsProxy,
    ratePerMinute: config.RATE_LIMIT_PER_MINUTE,
  });
  closers.add(() => {
    const closed = app.close();
    app.server.closeAllConnections();
    return closed;
  });
  const port = await listen(app, config);
  // A name where the book says a number: cookies know no ports, and those of the book are none of its business.
  if (origin === '') origin = `http://localhost:${port}`;
  return {
    origin,
    bookListens: (address) => {
      bookOrigins = listBookOrigins(config, Number(new URL(address).port));
      if (bookOrigins.includes(origin))
        throw new StartRefused("SANDBOX_URL got the book's own origin, it takes one of its own.");
    },
  };
};
