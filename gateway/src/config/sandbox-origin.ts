import { isSafeAddress } from '../ground/variables/safe-address.ts';
import type { Variable } from '../ground/variables/variable.ts';

/** Where browsers find the sandbox: an origin of its own, under which all of its pages are. */
export const sandboxOrigin: Variable<string | null> = {
  takes: 'an https origin without a path, e.g. https://sandbox.example, or one of this machine',
  fallback: null,
  parse: (text) =>
    URL.canParse(text) && new URL(text).origin === text && isSafeAddress(new URL(text)) ? text : undefined,
};

/** A demo book plays with made-up money: its third parties may be made up, too. */
export const isSandboxOn = ({ SANDBOX, DEMO }: { SANDBOX: boolean | null; DEMO: boolean }): boolean =>
  SANDBOX ?? DEMO;

/** An address to listen on may be "all of them", which no browser can go to. */
const NOT_TO_GO_TO = new Set(['0.0.0.0', '::']);

/**
 * The origins that the book's pages come from: those that are configured, else those of this machine and of the
 * address that the gateway listens on.
 */
export const listBookOrigins = (
  { PUBLIC_ORIGINS, HOST }: { PUBLIC_ORIGINS: readonly string[]; HOST: string },
  port: number,
): readonly string[] => {
  if (PUBLIC_ORIGINS.length > 0) return PUBLIC_ORIGINS;
  const hosts = ['127.0.0.1', 'localhost', ...(NOT_TO_GO_TO.has(HOST) ? [] : [HOST])];
  const named = hosts.map((host) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  return [...new Set(named.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).origin))];
};
