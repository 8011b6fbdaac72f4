import type { DatabaseConnection } from '../../src/ground/database/embedded/database-connection.ts';

/** As `DATABASE_URL` takes it; the host may be the folder of a Unix socket. */
export const databaseUrlOf = ({ host, port, user, password, database }: DatabaseConnection): string => {
  const query = new URLSearchParams({ host, port: String(port) });
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost/${database}?${query.toString()}`;
};
