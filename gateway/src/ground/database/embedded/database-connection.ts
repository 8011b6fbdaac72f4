import pg from 'pg';
import { StartRefused } from '../../report/start-refused.ts';

export interface DatabaseConnection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** @throws StartRefused when a server runs there that has another password */
export const isConnectable = async (connection: DatabaseConnection): Promise<boolean> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // 28P01: it runs, but not with our password.
    if ((error as { code?: string }).code === '28P01') {
      throw new StartRefused('The running PostgreSQL refuses the password that is kept beside its data.');
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};
