/** In a book that was brought back: nobody plays, or comes from the agent site, by what the backup held. */
export const END_RESTORED_SANDBOX: readonly string[] = [
  'delete from sandbox_session',
  'delete from sandbox_affiliate_token',
];
