import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { FastifyInstance } from 'fastify';
import type { BookView } from '../../lines/book/book-view.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import { customerOf, requireCustomer, type SessionFinder } from '../../account/session/require-customer.ts';
import { readFairChange } from './read-fair-change.ts';
import { readTicketStory } from './read-ticket-story.ts';

export interface TicketStoryRouteParts {
  database: Database;
  book: BookView;
  sessions: SessionFinder;
  rules: HouseRules;
}

export const ticketStoryRoutes = (app: FastifyInstance, parts: TicketStoryRouteParts): void => {
  const onRequest = requireCustomer(parts.sessions);
  handle(app, 'readTicketStory', { onRequest }, async ({ request, params, refuse }) => {
    const { customerId } = customerOf(request);
    return (await readTicketStory(parts, customerId, params.ticketNumber)) ?? refuse('notFound');
  });
  handle(
    app,
    'readFairChange',
    { onRequest },
    async ({ request, refuse }) =>
      (await readFairChange(parts.database, customerOf(request).customerId)) ?? refuse('notFound'),
  );
};
