import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { BookView } from '../../lines/book/book-view.ts';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { Metrics } from '../../ground/report/metrics.ts';
import type { SetAside } from './set-aside.ts';

export interface GradingParts {
  database: Database;
  book: BookView;
  bookNowMs: () => number;
  wallNowMs: () => number;
  customerEvents: CustomerEvents;
  metrics: Metrics;
  rules: HouseRules;
}

/** Grading that goes on, with what it left aside. */
export interface GradingRun extends GradingParts {
  setAside: SetAside;
}
