import { createDatabase, type Database } from '../../src/ground/database/create-database.ts';
import type { DatabaseTarget } from '../../src/ground/database/read-target.ts';
import { openSeasonPage, type SeasonPage } from '../season/season-page.ts';
import { type BalancedMover, startBalancedMover } from '../two-gateways/balanced-mover.ts';

/** What plays against started gateways: a way into their database, a line mover, and a page of each customer. */
export interface PlayedHouse {
  database: Database;
  customerIds: readonly string[];
  mover: BalancedMover;
  /** In the customers' order, spread over the gateways. */
  openPages(): Promise<SeasonPage[]>;
  close(): Promise<void>;
}

/** @param seed writes the customers to the database @returns once they are there */
export const openPlayedHouse = async (
  origins: readonly string[],
  target: DatabaseTarget,
  seed: (database: Database) => Promise<string[]>,
): Promise<PlayedHouse> => {
  const database = createDatabase(target, 4);
  const customerIds = await seed(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const mover = startBalancedMover(origins);
  return {
    database,
    customerIds,
    mover,
    openPages: () =>
      Promise.all(customerIds.map((id, at) => openSeasonPage(origins[at % origins.length] ?? '', id))),
    close: async () => {
      await mover.stop();
      await database.close();
    },
  };
};
