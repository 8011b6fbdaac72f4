import type { FastifyInstance } from 'fastify';
import type { CustomerEvents } from '../customer/customer-events.ts';
import { handle } from '../http/handle.ts';
import type { Inbox } from '../messages/create-inbox.ts';
import { customerOf, requireCustomer, type SessionFinder } from '../session/require-customer.ts';

export interface InboxRouteParts {
  inbox: Inbox;
  customerEvents: Pick<CustomerEvents, 'publish'>;
  sessions: SessionFinder;
}

/** What the book wrote to the customer. */
export const inboxRoutes = (
  app: FastifyInstance,
  { inbox, customerEvents, sessions }: InboxRouteParts,
): void => {
  const onRequest = requireCustomer(sessions);

  handle(app, 'readInbox', { onRequest }, ({ request, query: { before } }) =>
    inbox.list(customerOf(request).customerId, before ?? null),
  );

  handle(app, 'readPriorityMessages', { onRequest }, ({ request }) =>
    inbox.listPriority(customerOf(request).customerId),
  );

  handle(app, 'flagMessage', { onRequest }, async ({ request, params, body: { action }, refuse }) => {
    const { customerId } = customerOf(request);
    const newMessagesCount = await inbox.flag(customerId, params.messageId, action);
    if (newMessagesCount === null) return refuse('notFound');
    // For the customer's other tabs.
    customerEvents.publish(customerId, { kind: 'messages', newMessagesCount });
    return { newMessagesCount };
  });
};
