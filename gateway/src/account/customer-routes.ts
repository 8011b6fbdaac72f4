import type { FastifyInstance } from 'fastify';
import { handle } from '../http/handle.ts';
import { customerOf, requireCustomer } from '../session/require-customer.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Customers } from '../customer/customers.ts';

export const customerRoutes = (
  app: FastifyInstance,
  parts: { customers: Customers; sessions: Sessions },
): void => {
  const { customers, sessions } = parts;
  const onRequest = requireCustomer(sessions);

  handle(app, 'changePriceType', { onRequest }, ({ request, body }) =>
    customers.changePriceType(customerOf(request).customerId, body.priceType),
  );

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
