import { StartRefused } from '../../../ground/report/start-refused.ts';
import { safeAddress } from '../../../ground/variables/safe-address.ts';
import type { ValuesOf } from '../../../ground/variables/values-of-groups.ts';
import { described, integer, listOf, secret, type Variable } from '../../../ground/variables/variable.ts';
import { findLeague } from './leagues.ts';
import type { OddsApiSettings } from './odds-api-settings.ts';

const fitting =
  (pattern: RegExp) =>
  (part: string): string | undefined =>
    pattern.test(part) ? part : undefined;

const sport = (part: string): string | undefined =>
  /^\w{1,64}$/.test(part) && findLeague(part) !== undefined ? part : undefined;

/** Each once, and not too many: they are multiplied with each other, and with money. */
const few = (most: number, list: Variable<string[]>, fallback: string[] = []): Variable<string[]> => ({
  ...list,
  fallback,
  parse: (text) => {
    const parts = list.parse(text);
    return parts !== undefined && parts.length <= most && new Set(parts).size === parts.length
      ? parts
      : undefined;
  },
});

/** How The Odds API is asked, for `FEED=odds-api`. */
export const oddsApiVariables = {
  ODDS_API_KEY: described(
    secret('the key of an account at the-odds-api.com: 8 to 200 letters or digits', /^\w{8,200}$/),
    'The key of [The Odds API](../feeds.md#the-odds-api), for `FEED=odds-api`. It goes to `ODDS_API_URL` alone.',
  ),
  ODDS_API_URL: described(
    { ...safeAddress, fallback: 'https://api.the-odds-api.com' } satisfies Variable<string | null>,
    'Where it is asked, without `/v4`.',
  ),
  ODDS_API_SPORTS: described(
    few(60, listOf('sport keys of docs/feeds.md, each once, e.g. americanfootball_nfl,baseball_mlb', sport), [
      'americanfootball_nfl',
      'americanfootball_ncaaf',
      'basketball_nba',
      'basketball_ncaab',
      'baseball_mlb',
      'icehockey_nhl',
    ]),
    'Its sport keys that the book offers, by comma: [which there are](../feeds.md#the-odds-api).',
  ),
  ODDS_API_REGIONS: described(
    few(
      7,
      listOf('regions of bookmakers, each once, e.g. us,eu', fitting(/^(?:us|us2|us_dfs|us_ex|uk|eu|au)$/)),
      ['us'],
    ),
    'Whose bookmakers: `us`, `us2`, `us_dfs`, `us_ex`, `uk`, `eu`, `au`, by comma. Each multiplies what a call costs.',
  ),
  ODDS_API_BOOKMAKERS: described(
    few(
      20,
      listOf('keys of bookmakers, the preferred one first, e.g. pinnacle,draftkings', fitting(/^\w{1,64}$/)),
    ),
    'Keys of bookmakers by comma, the preferred one first. Where none of them has a market, the median one of all ' +
      'stands in.',
  ),
  ODDS_API_MONTHLY_REQUESTS: described(
    integer(1, 100_000_000, 500),
    'How many requests may be spent in a month by UTC. Never more are.',
  ),
  ODDS_API_STALE_MS: described(
    integer(60_000, 86_400_000, 600_000),
    'A line that the provider has not confirmed for so long is held.',
  ),
} as const;

/** @throws StartRefused without a key */
export const readOddsApiSettings = (config: ValuesOf<typeof oddsApiVariables>): OddsApiSettings => {
  if (config.ODDS_API_KEY === null)
    throw new StartRefused('ODDS_API_KEY got nothing, it takes a key of the provider when FEED is odds-api.');
  return {
    baseUrl: config.ODDS_API_URL ?? '',
    apiKey: config.ODDS_API_KEY,
    sports: config.ODDS_API_SPORTS,
    regions: config.ODDS_API_REGIONS,
    bookmakers: config.ODDS_API_BOOKMAKERS,
    monthlyRequests: config.ODDS_API_MONTHLY_REQUESTS,
    staleMs: config.ODDS_API_STALE_MS,
  };
};
