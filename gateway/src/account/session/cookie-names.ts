import type { Config } from '../../config/read-config.ts';

export interface CookieNames {
  session: string;
  /** Ties a one-use key to the browser that asked for it. */
  visitor: string;
  device: string;
  /** Ties what a passkey is asked to the browser that asks. Its own: a password may be on its way at the same time. */
  passkey: string;
}

export const isHttpsSite = ({ PUBLIC_ORIGINS }: Pick<Config, 'PUBLIC_ORIGINS'>): boolean =>
  PUBLIC_ORIGINS.some((origin) => origin.startsWith('https:'));

/**
 * `__Host-`: browsers take such a cookie from this host alone, over TLS, for all of it, so no neighbouring host can
 * plant one. They take none at all over plain http, as on a developer's machine.
 */
export const createCookieNames = (config: Pick<Config, 'PUBLIC_ORIGINS'>): CookieNames => {
  const prefix = isHttpsSite(config) ? '__Host-' : '';
  return {
    session: `${prefix}lb_session`,
    visitor: `${prefix}lb_visitor`,
    device: `${prefix}lb_device`,
    passkey: `${prefix}lb_passkey`,
  };
};
