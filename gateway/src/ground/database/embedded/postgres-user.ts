import { readFileSync } from 'node:fs';
import { succeedsAs } from './succeeds-as.ts';

const readAccounts = (): string => {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
};

/** PostgreSQL refuses to run as root; a root process hands it to this account. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

/** @returns null when PostgreSQL can run as the gateway's own user */
export const findPostgresUser = (): PostgresUser | null => {
  if (process.getuid?.() !== 0) return null;
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readAccounts()) ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
};

/** Tried by the account itself, because modes, owners and mount options all have a say. */
export const canReach = (user: PostgresUser | null, path: string): boolean =>
  user === null || succeedsAs(user, ['/bin/sh', '-c', 'test -x "$1"', 'sh', path]);
