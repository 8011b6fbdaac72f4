import { createHmac } from 'node:crypto';
import type { Database } from '../../ground/database/create-database.ts';
import { createSecretReader } from '../../ground/database/read-secret.ts';

/**
 * What all gateways of one database say at `/readyz`, and those of no other one: by it an operator's command knows that
 * the gateway that answers is the one of its own book. It tells nothing of the secret that it is made from.
 */
export const readBookMark = async (database: Pick<Database, 'kysely'>): Promise<string> => {
  const secret = await createSecretReader(database, 'wallet player')();
  return createHmac('sha256', secret).update('mark of the book').digest('hex').slice(0, 16);
};
