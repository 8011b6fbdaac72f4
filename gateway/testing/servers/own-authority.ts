import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface KeyPair {
  certificate: string;
  key: string;
}

/** A private certificate authority, like a company's for its servers. Everything is valid for a day. */
export interface OwnAuthority {
  /** The file of its certificate. */
  certificate: string;
  /** @param host for which the certificate is */
  sign(host: string): KeyPair;
}

/** @throws without the program `openssl` */
export const createOwnAuthority = (folder: string): OwnAuthority => {
  const make = (name: string, options: readonly string[]): KeyPair => {
    const pair = { certificate: join(folder, `${name}.crt`), key: join(folder, `${name}.key`) };
    const kind = [
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
    ];
    const files = ['-keyout', pair.key, '-out', pair.certificate];
    execFileSync('openssl', ['req', ...kind, '-subj', `/CN=${name}`, ...options, ...files], {
      stdio: 'ignore',
    });
    return pair;
  };
  const own = make('authority', []);
  return {
    certificate: own.certificate,
    sign: (host) =>
      make(host, [
        '-CA',
        own.certificate,
        '-CAkey',
        own.key,
        '-addext',
        'basicConstraints=critical,CA:FALSE',
        '-addext',
        `subjectAltName=DNS:${host}`,
      ]),
  };
};
