import { isRifCorrelated, judgeRifParent } from '@lineboard/domain/betting/rolling-if/judge-rif';
import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { FastifyInstance } from 'fastify';
import type { BookView } from '../../lines/book/book-view.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import { customerOf, requireCustomer, type SessionFinder } from '../../account/session/require-customer.ts';
import { readPlacedWager } from './placed-wager.ts';

export interface RifCheckRouteParts {
  database: Database;
  book: BookView;
  rules: HouseRules;
  sessions: SessionFinder;
}

/** The server's word on a parent before it goes onto the slip; posting judges the same again. */
export const rifCheckRoutes = (app: FastifyInstance, parts: RifCheckRouteParts): void => {
  const { database, book, rules, sessions } = parts;
  handle(app, 'checkRif', { onRequest: requireCustomer(sessions) }, async ({ request, body }) => {
    const { customerId, store } = customerOf(request);
    const { parent: ref, picks } = body;
    const parent = await readPlacedWager(database.pool, ref, { database, book, customerId });
    const code = judgeRifParent(parent, rules);
    if (code !== null) return { valid: false, code };
    const legs = picks.map((pick, at) => ({ itemId: String(at), pick, quote: book.quote(pick, store) }));
    return parent !== null && isRifCorrelated(parent, legs)
      ? { valid: false, code: 'rifCorrelated' }
      : { valid: true, maxChain: rules.rifMaxChain };
  });
};
