/** What statements and the reading of their answers count on, whatever a role or database has set for its sessions. */
const SETTINGS: Readonly<Record<string, string>> = {
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  standard_conforming_strings: 'on',
  default_transaction_isolation: 'read\\ committed',
  lock_timeout: '0',
};

/**
 * For `options` of a connection. A pooler refuses them; there `checkServer` looks at what is in force.
 * @param given of the address, last: whoever sets one there means it
 */
export const sessionOptions = (given = ''): string =>
  [...Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`), given].join(' ').trim();
