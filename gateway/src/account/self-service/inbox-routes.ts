import type { FastifyInstance } from 'fastify';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import { hideComment } from '../../ground/customer/hide-comment.ts';
import { markNotificationsSeen } from '../../ground/customer/mark-notifications-seen.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import type { Inbox } from '../messages/create-inbox.ts';
import { readNotifications } from '../messages/notifications.ts';
import { customerOf, refuseDemo, requireCustomer, type SessionFinder } from '../session/require-customer.ts';

/** Older events aren't sent as news. */
const TOLD_MS = 7 * 24 * 3_600_000;

export interface InboxRouteParts {
  inbox: Inbox;
  database: Pick<Database, 'pool'>;
  bookNowMs: () => number;
  customerEvents: Pick<CustomerEvents, 'publish'>;
  sessions: SessionFinder;
}

/** The book's messages to the customer, and the decisions on pending tickets. */
export const inboxRoutes = (
  app: FastifyInstance,
  { inbox, database, customerEvents, sessions, bookNowMs }: InboxRouteParts,
): void => {
  const onRequest = requireCustomer(sessions);
  // What one visitor of a demo takes away the next one would never see.
  const own = { onRequest: [onRequest, refuseDemo] };

  handle(app, 'readInbox', { onRequest }, ({ request, query: { before } }) =>
    inbox.list(customerOf(request).customerId, before ?? null),
  );

  handle(app, 'readPriorityMessages', { onRequest }, ({ request }) =>
    inbox.listPriority(customerOf(request).customerId),
  );

  handle(app, 'flagMessage', own, async ({ request, params, body: { action }, refuse }) => {
    const { customerId } = customerOf(request);
    const newMessagesCount = await inbox.flag(customerId, params.messageId, action);
    if (newMessagesCount === null) return refuse('notFound');
    // The customer's other tabs hear of it.
    customerEvents.publish(customerId, { kind: 'messages', newMessagesCount });
    return { newMessagesCount };
  });

  handle(app, 'hideComments', own, ({ request, body: { writtenAtMs } }) =>
    hideComment(database, customerOf(request).customerId, writtenAtMs),
  );

  handle(app, 'readNotifications', { onRequest }, ({ request }) =>
    readNotifications(database, customerOf(request).customerId, bookNowMs() - TOLD_MS),
  );

  handle(app, 'markNotificationsSeen', { onRequest }, ({ request, body: { entryId } }) =>
    markNotificationsSeen(database, customerOf(request).customerId, entryId),
  );
};
