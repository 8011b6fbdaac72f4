import { createBalance } from '@lineboard/domain/testing/account-fixtures';
import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import { describe, expect, it, vi } from 'vitest';
import type { CustomerEvents } from '../../src/ground/customer/customer-events.ts';

/** Describes any carrier of customer events. @param open opens the same events for two gateways */
export const describeCustomerEvents = (
  open: () => Promise<readonly [CustomerEvents, CustomerEvents]>,
): void => {
  const note = (events: CustomerEvents) => {
    const heard: Array<[string, CustomerEvent]> = [];
    return { heard, stop: events.listen((customerId, event) => heard.push([customerId, event])) };
  };
  const balance: CustomerEvent = {
    kind: 'balance',
    balance: createBalance({ currentBalanceCents: -5, atRiskCents: 1, availableCents: 2, version: 9 }),
  };

  describe('customer events', () => {
    it('reach the listeners of every gateway, in order', async () => {
      const [here, there] = await open();
      const [one, two] = [note(here), note(there)];
      const sent: Array<[string, CustomerEvent]> = [
        ['ANNA', balance],
        ['BÉA/1', { kind: 'ticket', idempotencyKey: 'k1' }],
        ['ANNA', { kind: 'sessionEnded' }],
      ];
      for (const [customerId, event] of sent) here.publish(customerId, event);
      await vi.waitFor(() => expect(two.heard).toEqual(sent));
      await vi.waitFor(() => expect(one.heard).toEqual(sent));
    });

    it('no longer reach who has stopped listening', async () => {
      const [here] = await open();
      const [one, two] = [note(here), note(here)];
      one.stop();
      here.publish('ANNA', { kind: 'wagers' });
      await vi.waitFor(() => expect(two.heard).toHaveLength(1));
      expect(one.heard).toEqual([]);
    });
  });
};
