import { MOST_EXPORT_ROWS } from '@lineboard/domain/doors/contract/bet-calls.schema';
import type { PriceType } from '@lineboard/domain/ground/price/price.schema';
import { FIRST_LANGUAGE, languageOfBookCode } from '@lineboard/domain/ground/language/languages';
import type { Say } from '@lineboard/domain/ground/language/say';
import { addDays, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import { isDayRange } from '@lineboard/domain/books/transactions/transaction-range';
import type { FastifyInstance } from 'fastify';
import type { BookView } from '../../lines/book/book-view.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import { readOpenPage } from '../open-bets/read-open-bets.ts';
import { customerOf, requireCustomer, type SessionFinder } from '../../account/session/require-customer.ts';
import { countTransactions } from '../transactions/count-transactions.ts';
import { readTransactions } from '../transactions/read-transactions.ts';
import { textsIn } from '../../words/catalogues/texts-in.ts';
import type { Exports } from './create-exports.ts';
import { describeMoment } from './describe-moment.ts';
import { createFileLanguage, type FileLanguage } from './file-language.ts';
import { headOpenBets, listOpenBetRows } from './open-bets-sheet.ts';
import { readStatement } from './read-statement.ts';
import { createStatementHead, listStatementRows } from './statement-sheet.ts';
import { createSender, inOnePart, RETRY_AFTER_MS } from './send-file.ts';
import type { SheetHead } from './sheet.ts';
import { headTransactions, listTransactionRows } from './transactions-sheet.ts';

export interface ExportRouteParts {
  database: Database;
  book: BookView;
  sessions: SessionFinder;
  bookNowMs: () => number;
  exports: Exports;
}

/**
 * The number of rows read at once: each page sums all pages before it, and a page is described without interruption.
 */
const PAGE = 500;

const SELECT_CUSTOMER = `
select c.price_type, c.web_language, (select count(*)::int from wager w where w.customer_id = $1 and w.status = 'O') as open_bets
from customer c where c.customer_id = $1`;

/** A file's name is in English: a header allows no other letters. */
const inFirst: Say = (key) => textsIn(FIRST_LANGUAGE)(key);

/** Serves the customer's lists as files, made outside the thread that serves tickets. */
export const exportRoutes = (app: FastifyInstance, parts: ExportRouteParts): void => {
  const { database, bookNowMs } = parts;
  const onRequest = requireCustomer(parts.sessions);
  const send = createSender(parts.exports);

  const readCustomer = async (customerId: string) => {
    const { rows } = await database.pool.query<{
      price_type: PriceType;
      web_language: string;
      open_bets: number;
    }>(SELECT_CUSTOMER, [customerId]);
    const [row] = rows;
    if (row === undefined) throw new Error(`no customer ${customerId}`);
    const folder = languageOfBookCode(row.web_language);
    return { folder, language: createFileLanguage(folder, row.price_type), openBets: row.open_bets };
  };
  const headOf = (
    customerId: string,
    { t, locale }: FileLanguage,
    head: Pick<SheetHead, 'title' | 'columns'>,
  ): SheetHead => ({
    ...head,
    about: [
      t('files:account', { customer: customerId }),
      // The code that makes the file has counted them.
      t('files:records', { records: '{records}' }),
      t('files:exported', { moment: describeMoment(bookNowMs(), locale) }),
    ],
  });
  handle(app, 'exportOpenBets', { onRequest }, async ({ request, reply, params, query, refuse }) => {
    const { customerId } = customerOf(request);
    const { language, openBets } = await readCustomer(customerId);
    if (openBets > MOST_EXPORT_ROWS) return refuse('exportTooLong');
    const rows = listOpenBetRows(
      (after) => readOpenPage(parts, customerId, after),
      language,
      query.futures !== 'hidden',
    );
    const head = headOf(customerId, language, headOpenBets(language.t));
    const task = { format: params.format, head, name: inFirst('files:openBets'), count: openBets };
    return (
      (await send(reply, customerId, task, rows)) ?? refuse('rateLimited', { retryAfterMs: RETRY_AFTER_MS })
    );
  });

  handle(app, 'exportTransactions', { onRequest }, async ({ request, reply, params, query, refuse }) => {
    const { start, end, type } = query;
    if (!isDayRange({ start, end })) return refuse('badRequest', { field: 'start' });
    const { customerId } = customerOf(request);
    const question = {
      customerId,
      sinceMs: startOfDayMs(start),
      untilMs: startOfDayMs(addDays(end, 1)),
      type,
    };
    const count = await countTransactions(database, question);
    if (count > MOST_EXPORT_ROWS) return refuse('exportTooLong');
    const { language } = await readCustomer(customerId);
    const rows = listTransactionRows(
      (before) => readTransactions(database, { ...question, before }, PAGE),
      language,
    );
    const head = headOf(customerId, language, headTransactions(language.t));
    const task = { format: params.format, head, name: inFirst('files:transactions'), count };
    return (
      (await send(reply, customerId, task, rows)) ?? refuse('rateLimited', { retryAfterMs: RETRY_AFTER_MS })
    );
  });

  handle(app, 'exportStatement', { onRequest }, async ({ request, reply, params, query: days, refuse }) => {
    if (!isDayRange(days)) return refuse('badRequest', { field: 'start' });
    const { customerId } = customerOf(request);
    const { folder } = await readCustomer(customerId);
    const statement = await readStatement(database.pool, customerId, days);
    const head = createStatementHead(folder, { customerId, days, nowMs: bookNowMs() }, statement);
    const rows = listStatementRows(folder, statement);
    const name = `Statement ${days.start} ${days.end}`;
    const task = { format: params.format, head, name, count: rows.length };
    return (
      (await send(reply, customerId, task, inOnePart(rows))) ??
      refuse('rateLimited', { retryAfterMs: RETRY_AFTER_MS })
    );
  });
};
