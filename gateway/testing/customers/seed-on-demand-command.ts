/**
 * Puts customers into the database that a running gateway keeps in its folder, as they are asked for: every line that
 * comes in is a `TestCustomer` in JSON, and answered by its id once it is there.
 *
 *   node gateway/testing/customers/seed-on-demand-command.ts FOLDER
 *
 * Their password is `TEST_PASSWORD`, which costs next to nothing to check. Never for a book that people use.
 */
import { createInterface } from 'node:readline';
import { createDatabase } from '../../src/ground/database/create-database.ts';
import { findEmbeddedConnection } from '../../src/ground/database/embedded/find-embedded-connection.ts';
import { seedCustomer, type TestCustomer } from './seed-customer.ts';

const folder = process.argv[2] ?? '';
const connection = findEmbeddedConnection(folder);
if (connection === null) throw new Error(`no gateway keeps its database in ${folder}`);

const database = createDatabase(connection, 1);
for await (const line of createInterface({ input: process.stdin })) {
  const customer = JSON.parse(line) as TestCustomer;
  await seedCustomer(database, customer);
  process.stdout.write(`${customer.customerId}\n`);
}
await database.close();
