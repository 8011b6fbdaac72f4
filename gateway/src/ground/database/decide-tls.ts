import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { StartRefused } from '../report/start-refused.ts';

const MODES = ['disable', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const;

/** The modes for values of `ssl`, which other clients write in place of `sslmode`. */
const MODE_OF_SSL: Readonly<Record<string, string>> = {
  true: 'verify-full',
  '1': 'verify-full',
  'no-verify': 'no-verify',
  false: 'disable',
  '0': 'disable',
};

/** libpq goes by them. To leave one out unsaid would be less than was asked for. */
const NOT_TAKEN = ['sslcrl', 'sslcrldir', 'sslpassword'];

/** For `sslrootcert`: the certificates of the machine, not a file. */
const SYSTEM = 'system';

/** @param what nothing but the parameter: the rest of the address has a password in it */
const refuse = (what: string): never => {
  throw new StartRefused(`DATABASE_URL: ${what}`);
};

const chooseMode = (parameters: URLSearchParams): string | null => {
  const ssl = parameters.get('ssl');
  const mode = parameters.get('sslmode') ?? (ssl === null ? null : (MODE_OF_SSL[ssl] ?? ssl));
  if (mode === 'allow' || mode === 'prefer')
    refuse(
      `sslmode=${mode} isn’t taken, because nobody could tell whether a connection is encrypted. Take verify-full ` +
        'or require, or disable where nobody can listen on the way.',
    );
  if (mode !== null && !MODES.some((known) => known === mode))
    refuse(`there is no sslmode=${mode}. Take one of ${MODES.join(', ')}.`);
  const asksForTls =
    ['sslrootcert', 'sslcert', 'sslkey'].some((name) => parameters.has(name)) ||
    parameters.get('sslnegotiation') === 'direct';
  return mode ?? (asksForTls ? 'verify-full' : null);
};

const readFile = (name: string, path: string | null): string | null => {
  if (path === null) return null;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return refuse(`the file of ${name}, ${path}, can’t be read (${(error as { code?: string }).code}).`);
  }
};

const check = (names: string, isUsable: () => unknown): void => {
  try {
    isUsable();
  } catch (error) {
    refuse(`what ${names} names can’t be used (${(error as Error).message}).`);
  }
};

const checkFiles = (parameters: URLSearchParams): void => {
  const ca = readFile('sslrootcert', parameters.get('sslrootcert'));
  const cert = readFile('sslcert', parameters.get('sslcert'));
  const key = readFile('sslkey', parameters.get('sslkey'));
  // A connection would take what is no certificate for none, and trust nobody.
  if (ca !== null) check('sslrootcert', () => new X509Certificate(ca));
  if ((cert === null) !== (key === null)) refuse('sslcert and sslkey go together: name both.');
  if (cert !== null && key !== null) check('sslcert or sslkey', () => createSecureContext({ cert, key }));
};

export interface DecidedTls {
  /** The parameters of the address, so that none of the clients' parsers finds anything to guess. */
  parameters: URLSearchParams;
  /** Whether the certificates of the machine are those that are trusted. */
  trustsMachine: boolean;
}

/**
 * Decides how connections are encrypted, as libpq understands an address.
 * @throws StartRefused for what isn't taken, with what to take
 */
export const decideTls = (given: URLSearchParams): DecidedTls => {
  const parameters = new URLSearchParams(given);
  for (const name of NOT_TAKEN) if (parameters.has(name)) refuse(`${name} isn’t taken. Leave it out.`);
  const mode = chooseMode(parameters);
  const trustsMachine = parameters.get('sslrootcert') === SYSTEM;
  if (trustsMachine && mode !== 'verify-full')
    refuse(`sslrootcert=system goes with sslmode=verify-full alone: those sign for everybody.`);
  if (trustsMachine || mode === 'no-verify') parameters.delete('sslrootcert');
  if (mode === 'verify-ca' && !parameters.has('sslrootcert'))
    refuse('sslmode=verify-ca needs a file in sslrootcert. Take verify-full for a public authority.');
  checkFiles(parameters);
  for (const name of ['ssl', 'uselibpqcompat']) parameters.delete(name);
  if (mode !== null) parameters.set('sslmode', mode === 'no-verify' ? 'require' : mode);
  return { parameters, trustsMachine };
};
