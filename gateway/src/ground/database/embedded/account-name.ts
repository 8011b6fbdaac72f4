/**
 * `initdb` asks the machine what its account is called and ends when it has no name, as the uid that a container was
 * told to run as may have none. Only `initdb` asks: a data folder that is there is served under any uid.
 */
import { readFileSync } from 'node:fs';
import { StartRefused } from '../../report/start-refused.ts';
import type { PostgresUser } from './postgres-user.ts';
import { succeedsAs } from './succeeds-as.ts';

/** Linux: a command runs under another uid, and what it writes is ours all the same. */
const underName = (uid: string, gid: string): string[] => [
  'unshare',
  '--user',
  `--map-user=${uid}`,
  `--map-group=${gid}`,
];

const findNamed = (): { uid: string; gid: string } | null => {
  try {
    const named = /^[^:#\n]+:[^:]*:([1-9]\d*):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
    return named === null ? null : { uid: named[1] ?? '', gid: named[2] ?? '' };
  } catch {
    return null;
  }
};

/**
 * @returns what to write before a command so that its account has a name; nothing where it has one
 * @throws StartRefused when it has none and the machine lends none
 */
export const findNamedPrefix = (user: PostgresUser | null): string[] => {
  if (succeedsAs(user, ['id', '-un'])) return [];
  const named = findNamed();
  const prefix = named === null ? [] : underName(named.uid, named.gid);
  if (prefix.length > 0 && succeedsAs(user, [...prefix, 'true'])) return prefix;
  const uid = user?.uid ?? process.getuid?.();
  throw new StartRefused(
    `The account with uid ${uid} has no name, which PostgreSQL needs to make its data folder: set DATABASE_URL, or give the account a line in /etc/passwd.`,
  );
};
