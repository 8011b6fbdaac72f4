import { describeCustomerEvents } from '../../../testing/contracts/customer-events-contract.ts';
import { createInProcessCustomerEvents } from './in-process-customer-events.ts';

describeCustomerEvents(async () => {
  const events = createInProcessCustomerEvents();
  return [events, events];
});
