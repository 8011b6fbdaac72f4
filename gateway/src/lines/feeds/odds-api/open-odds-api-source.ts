import type { FeedSource } from '../source/feed-source.ts';
import { createOddsApi } from './ask-odds-api.ts';
import { createOddsApiFeed } from './create-odds-api-feed.ts';
import { createEventNumbers } from './event-numbers.ts';
import { ODDS_API_FAILURES } from './odds-api-failures.ts';
import type { OddsApiSettings } from './odds-api-settings.ts';
import { createRequestBudget } from './request-budget.ts';

/** Lines of The Odds API, in real time. */
export const openOddsApiSource = (settings: OddsApiSettings, store: string): FeedSource => ({
  clock: null,
  isDoubted: true,
  leftOut: null,
  create: (_clock, { onFailure, database, reports, tell }) =>
    createOddsApiFeed({
      settings,
      store,
      api: createOddsApi(settings),
      numbers: createEventNumbers(database),
      budget: createRequestBudget(database, settings.monthlyRequests),
      reporter: reports.of('oddsApi', ODDS_API_FAILURES),
      tell,
      onFailure,
      nowMs: Date.now,
      random: Math.random,
    }),
});
