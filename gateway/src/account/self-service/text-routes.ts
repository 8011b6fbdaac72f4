import { MOST_WAITING_OF_CUSTOMER } from '@lineboard/domain/words/translations/text-bounds';
import type { FastifyInstance } from 'fastify';
import type { Customers } from '../../ground/customer/customers.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import { customerOf, refuseDemo, requireCustomer, type SessionFinder } from '../session/require-customer.ts';
import type { BuiltInTexts } from '../../words/translations/built-in-texts.ts';
import { suggestText } from '../../words/translations/suggest-text.ts';
import { readOverlay, readOwnSuggestions } from '../../words/translations/translation-rows.ts';

export interface TextRouteParts {
  database: Database;
  customers: Pick<Customers, 'find'>;
  sessions: SessionFinder;
  wallNowMs: () => number;
  builtInTexts: () => Promise<BuiltInTexts | null>;
}

/** Texts of the page: those that the book changed, and those that customers suggest. */
export const textRoutes = (app: FastifyInstance, parts: TextRouteParts): void => {
  const { database, customers, sessions, wallNowMs, builtInTexts } = parts;
  const onRequest = [requireCustomer(sessions), refuseDemo];

  handle(app, 'readTextOverlay', {}, async ({ params: { language }, reply }) => {
    void reply.header('cache-control', 'no-cache');
    return readOverlay(database.pool, language);
  });

  handle(app, 'readOwnSuggestions', { onRequest }, async ({ request, refuse }) => {
    const { customerId } = customerOf(request);
    const found = await customers.find(customerId);
    if (found?.customer.maySuggestTexts !== true) return refuse('forbidden');
    return { suggestions: await readOwnSuggestions(database.pool, customerId) };
  });

  handle(app, 'suggestText', { onRequest }, async ({ request, body, refuse }) => {
    const { customerId } = customerOf(request);
    const texts = await builtInTexts();
    if (texts === null) return refuse('unavailable');
    const suggested = await suggestText(database, texts, customerId, body, wallNowMs());
    if (typeof suggested === 'object') return refuse('textUnfit', suggested);
    if (suggested === 'full') return refuse('suggestionsFull', { most: MOST_WAITING_OF_CUSTOMER });
    if (suggested !== 'done') return refuse(suggested);
    return { suggestions: await readOwnSuggestions(database.pool, customerId) };
  });
};
