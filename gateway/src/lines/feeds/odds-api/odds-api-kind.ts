import { createFeedKind } from '../source/feed-kind.ts';
import { ODDS_API_FEED } from './create-odds-api-feed.ts';
import { listOddsLeagues } from './leagues.ts';
import { oddsApiVariables, readOddsApiSettings } from './odds-api-variables.ts';
import { openOddsApiSource } from './open-odds-api-source.ts';

const NAME = 'odds-api';

/** Lines and scores of The Odds API. Its settings are variables of their own: one of them is secret. */
export const ODDS_API_KIND = createFeedKind({
  name: NAME,
  forms: [NAME],
  isMadeUp: false,
  isRealTime: true,
  needs: 'ODDS_API_KEY',
  feedId: ODDS_API_FEED,
  leagues: listOddsLeagues(),
  // They end at 2,147,483,647, and the provider has a few hundred games a day.
  sequences: { odds_api_event_game_num_seq: { perSecond: 0.1, least: 10_000, round: 10_000 } },
  variables: { 'The Odds API': oddsApiVariables },
  read: (text) => (text === NAME ? { ok: true, option: null } : null),
  describe: (_chosen, { ODDS_API_MONTHLY_REQUESTS: requests }) =>
    `The Odds API, ${requests} requests a month`,
  open: (_chosen, { settings, store }) => openOddsApiSource(readOddsApiSettings(settings), store),
});
