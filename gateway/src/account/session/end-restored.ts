/** In a book that was brought back, nothing that the backup held lets anybody in, or makes them known again. */
export const END_RESTORED_SESSIONS: readonly string[] = [
  'delete from session',
  'delete from login_token',
  'delete from password_reset',
  'delete from agent_token',
  'delete from used_captcha',
  'update known_device set remembered_until_ms = null where remembered_until_ms is not null',
];
