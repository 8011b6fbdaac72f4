import { StartRefused } from '../report/start-refused.ts';

const UNKNOWN_AUTHORITY = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_SIGNATURE_FAILURE',
]);

const NOT_ITS_TIME = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID']);

const explain = (code: string, message: string): string | null => {
  if (message === 'The server does not support SSL connections')
    return 'the server has no TLS. Switch it on there (ssl = on), or take sslmode=disable where nobody can listen on the way.';
  if (code === '28000' && message.includes('no encryption'))
    return `the server takes nobody without TLS (${message}). Take sslmode=verify-full, or require.`;
  if (code === '28000' && message.includes('client certificate'))
    return 'the server wants a certificate. Name yours in sslcert and its key in sslkey.';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return (
      'the server’s certificate is for another host. Name the host as the certificate does, or take ' +
      'sslmode=verify-ca, which takes any name of the same authority.'
    );
  if (UNKNOWN_AUTHORITY.has(code))
    return 'nobody who is trusted signed the server’s certificate. Name the file of its authority in sslrootcert.';
  if (NOT_ITS_TIME.has(code))
    return `the server’s certificate isn’t valid now (${message}). Renew it, or set the clock right.`;
  if (code.startsWith('ERR_SSL_'))
    return `the server and this machine don’t come to terms (${message}). Look at sslcert, sslkey and its log.`;
  return null;
};

/** null: it failed of something else than how the connection is encrypted. */
export const explainTlsFailure = (error: unknown): StartRefused | null => {
  if (!(error instanceof Error)) return null;
  const { code = '' } = error as { code?: unknown };
  // That of an abort is a number.
  const told = typeof code === 'string' ? explain(code, error.message) : null;
  return told === null ? null : new StartRefused(`DATABASE_URL: ${told}`, { cause: error });
};
