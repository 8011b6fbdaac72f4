import type { Config } from '../config/read-config.ts';
import { explainConnectionLimit } from '../database/connection-count.ts';
import type { Database } from '../database/create-database.ts';
import { untilAnswered } from '../database/until-answered.ts';

/**
 * For those who call first: they are answered, however busy this start has the machine.
 * @throws StartRefused when the server grants none
 */
export const openFirstConnections = (
  database: Database,
  { DATABASE_CONNECTIONS }: Pick<Config, 'DATABASE_CONNECTIONS'>,
): Promise<void> =>
  untilAnswered(() => database.openFirst()).catch((error: unknown) => {
    throw explainConnectionLimit(error, DATABASE_CONNECTIONS) ?? error;
  });
