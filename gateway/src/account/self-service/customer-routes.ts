import type { FastifyInstance } from 'fastify';
import { handle } from '../../ground/http/handle.ts';
import { customerOf, refuseDemo, requireCustomer, type SessionFinder } from '../session/require-customer.ts';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import type { Customers } from '../../ground/customer/customers.ts';

export interface CustomerRouteParts {
  customers: Pick<Customers, 'changePriceType' | 'changePriceAcceptance' | 'logAction'>;
  customerEvents: Pick<CustomerEvents, 'publish'>;
  sessions: SessionFinder;
}

export const customerRoutes = (
  app: FastifyInstance,
  { customers, customerEvents, sessions }: CustomerRouteParts,
): void => {
  const onRequest = requireCustomer(sessions);
  const own = { onRequest: [onRequest, refuseDemo] };

  handle(app, 'changePriceType', own, async ({ request, body }) => {
    const { customerId } = customerOf(request);
    await customers.changePriceType(customerId, body.priceType);
    customerEvents.publish(customerId, { kind: 'settings' });
  });

  handle(app, 'changePriceAcceptance', own, async ({ request, body }) => {
    const { customerId } = customerOf(request);
    await customers.changePriceAcceptance(customerId, body.priceAcceptance);
    customerEvents.publish(customerId, { kind: 'settings' });
  });

  handle(app, 'logAction', { onRequest }, async ({ request, body: { action, detail }, refuse }) => {
    const clean = (text: string): string => text.replaceAll('\0', '');
    const isWritten = await customers.logAction(
      customerOf(request).customerId,
      clean(action),
      detail === undefined ? null : clean(detail),
    );
    return isWritten ? undefined : refuse('rateLimited');
  });
};
