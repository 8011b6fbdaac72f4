import type { HouseRules } from '@lineboard/domain/house-rules/house-rules.schema';
import type { BookView } from '../book/book-view.ts';
import type { CustomerEvents } from '../customer/customer-events.ts';
import type { Database } from '../database/create-database.ts';
import type { Metrics } from '../report/metrics.ts';
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
