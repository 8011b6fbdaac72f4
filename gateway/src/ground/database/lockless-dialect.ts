import { PostgresAdapter, PostgresDialect } from 'kysely';

class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/**
 * Kysely's Migrator takes a lock of the session, which behind a pooler stays with a server that somebody else is given.
 * `migrate` has a lock of its own.
 */
export class LocklessDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LocklessAdapter();
  }
}
