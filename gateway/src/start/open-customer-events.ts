import type { CustomerEvents } from '../customer/customer-events.ts';
import { createInProcessCustomerEvents } from '../customer/in-process-customer-events.ts';
import type { Reports } from '../report/reporter.ts';
import type { Closers } from './closers.ts';

/** @param redisUrl null: this gateway runs alone */
export const openCustomerEvents = async (
  redisUrl: string | null,
  reports: Reports,
  closers: Closers,
): Promise<CustomerEvents> => {
  if (redisUrl === null) return createInProcessCustomerEvents();
  const { createRedisCustomerEvents } = await import('../customer/redis-customer-events.ts');
  const events = await createRedisCustomerEvents(redisUrl, { reporter: reports.of('customerEvents') });
  closers.add(events.close);
  return events;
};
