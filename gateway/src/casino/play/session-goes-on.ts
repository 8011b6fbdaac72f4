/** `wallet_session s` with the page’s session `l` that its game was opened in: it ends with that one, or before. */
export const OPEN_SESSIONS = `wallet_session s
  join session l on l.token_hash = s.session_token_hash and l.expires_at_ms > :wallMs::bigint`;

/** @param provider the parameter that holds its name */
export const ofSession = (provider: `:${string}`): string =>
  `s.session_hash = :sessionHash::bytea and s.provider = ${provider}::text and s.expires_at_ms > :wallMs::bigint`;
