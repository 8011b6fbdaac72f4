import { dayOf } from '@lineboard/domain/ground/calendar/book-day';
import {
  calculateWeekFigures,
  calculateWeeklyFigures,
} from '@lineboard/domain/books/daily-figures/calculate-week-figures';
import { WEEKS_OF_SPAN, WEEKS_SHOWN } from '@lineboard/domain/books/daily-figures/figure-bounds';
import { mondayOfOffset } from '@lineboard/domain/books/daily-figures/figure-weeks';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../ground/database/create-database.ts';
import { handle } from '../../ground/http/handle.ts';
import { customerOf, requireCustomer, type SessionFinder } from '../../account/session/require-customer.ts';
import { readCharts } from './read-charts.ts';
import { readFigures } from './read-figures.ts';

export interface FiguresRouteParts {
  database: Database;
  sessions: SessionFinder;
  bookNowMs: () => number;
}

export const figuresRoutes = (
  app: FastifyInstance,
  { database, sessions, bookNowMs }: FiguresRouteParts,
): void => {
  const onRequest = requireCustomer(sessions);
  handle(app, 'readWeekFigures', { onRequest }, async ({ request, query: { weekOffset = 0 } }) => {
    const today = dayOf(bookNowMs());
    const { currency, ...stored } = await readFigures(database, {
      customerId: customerOf(request).customerId,
      monday: mondayOfOffset(weekOffset, today),
      weeks: 1,
    });
    return { today, currency, week: calculateWeekFigures({ weekOffset, today, ...stored }) };
  });
  handle(app, 'readWeeklyFigures', { onRequest }, async ({ request }) => {
    const today = dayOf(bookNowMs());
    const { currency, ...stored } = await readFigures(database, {
      customerId: customerOf(request).customerId,
      monday: mondayOfOffset(WEEKS_SHOWN - 1, today),
      weeks: WEEKS_SHOWN,
    });
    return { today, currency, weeks: calculateWeeklyFigures({ today, ...stored }, WEEKS_SHOWN) };
  });
  handle(app, 'readFigureCharts', { onRequest }, async ({ request, query: { span = 'weeks' } }) => {
    const today = dayOf(bookNowMs());
    const { customerId } = customerOf(request);
    const charts = await readCharts(database, { customerId, today, weeks: WEEKS_OF_SPAN[span] });
    return { today, span, ...charts };
  });
};
