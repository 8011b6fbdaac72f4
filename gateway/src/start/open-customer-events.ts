import type { CustomerEvents } from '../ground/customer/customer-events.ts';
import { createAloneCustomerEvents } from '../ground/customer/database-customer-events.ts';
import type { Database } from '../ground/database/create-database.ts';
import type { RedisPrimary } from '../ground/redis/redis-primary.ts';
import type { Reports } from '../ground/report/reporter.ts';
import type { Closers } from './closers.ts';

/** @param redis null: this gateway runs alone */
export const openCustomerEvents = async (
  redis: RedisPrimary | null,
  database: Pick<Database, 'listen'>,
  reports: Reports,
  closers: Closers,
): Promise<CustomerEvents> => {
  if (redis === null) {
    const alone = createAloneCustomerEvents(database);
    closers.add(alone.close);
    return alone;
  }
  const { createRedisCustomerEvents } = await import('../ground/customer/redis-customer-events.ts');
  const events = await createRedisCustomerEvents(redis, { reporter: reports.of('customerEvents') });
  closers.add(events.close);
  return events;
};
