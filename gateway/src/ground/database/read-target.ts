import { getCACertificates } from 'node:tls';
import type pg from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';
import { StartRefused } from '../report/start-refused.ts';
import type { DatabaseConnection } from './embedded/database-connection.ts';
import { decideTls } from './decide-tls.ts';

/** A PostgreSQL by its address, or the embedded one. */
export type DatabaseTarget = string | DatabaseConnection;

const parseAddress = (address: string): pg.ClientConfig => {
  try {
    return toClientConfig(parse(address, { useLibpqCompat: true }));
  } catch (error) {
    throw new StartRefused(`DATABASE_URL can’t be read: ${(error as Error).message}.`);
  }
};

/**
 * How a target is reached. An address that goes to pg as it is would be read otherwise: there each mode but one means
 * another than libpq's.
 * @throws StartRefused which parameter isn't taken, and what to take
 */
export const readTarget = (target: DatabaseTarget): pg.ClientConfig => {
  if (typeof target !== 'string') return { ...target };
  const [place = '', ...rest] = target.split('?');
  const { parameters, trustsMachine } = decideTls(new URLSearchParams(rest.join('?')));
  const config = parseAddress(`${place}?${parameters.toString()}`);
  // As in libpq. Nobody listens there, and no server offers TLS there.
  if (config.host?.startsWith('/') === true) return { ...config, ssl: false };
  return trustsMachine ? { ...config, ssl: { ca: getCACertificates('system') } } : config;
};
