import { expect, it } from 'vitest';
import { readOddsApiSettings } from './odds-api-variables.ts';
import { readConfig } from '../../../config/read-config.ts';

const KEY = '0123456789abcdef0123456789abcdef';

const read = (env: Record<string, string>) => {
  const result = readConfig({ FEED: 'odds-api', ODDS_API_KEY: KEY, ...env });
  return result.ok ? readOddsApiSettings(result.config) : result.mistake;
};

it('asks for the large American leagues of one region unless it is told otherwise', () => {
  expect(read({})).toEqual({
    baseUrl: 'https://api.the-odds-api.com',
    apiKey: KEY,
    sports: [
      'americanfootball_nfl',
      'americanfootball_ncaaf',
      'basketball_nba',
      'basketball_ncaab',
      'baseball_mlb',
      'icehockey_nhl',
    ],
    regions: ['us'],
    bookmakers: [],
    monthlyRequests: 500,
    staleMs: 600_000,
  });
});

it('takes what the operator chose', () => {
  expect(
    read({
      ODDS_API_URL: 'http://127.0.0.1:9000',
      ODDS_API_SPORTS: 'soccer_epl,tennis_atp_wimbledon',
      ODDS_API_REGIONS: 'us,eu',
      ODDS_API_BOOKMAKERS: 'pinnacle,draftkings',
      ODDS_API_MONTHLY_REQUESTS: '100000',
      ODDS_API_STALE_MS: '120000',
    }),
  ).toMatchObject({
    baseUrl: 'http://127.0.0.1:9000',
    sports: ['soccer_epl', 'tennis_atp_wimbledon'],
    regions: ['us', 'eu'],
    bookmakers: ['pinnacle', 'draftkings'],
    monthlyRequests: 100_000,
    staleMs: 120_000,
  });
});

it.each([
  ['ODDS_API_KEY', 'short', 'the key of an account'],
  ['ODDS_API_KEY', `${KEY}&regions=us`, 'the key of an account'],
  ['ODDS_API_URL', 'http://odds.example', 'https'],
  ['ODDS_API_URL', 'https://user:word@odds.example', 'https'],
  ['ODDS_API_SPORTS', 'cricket_ipl', 'sport keys'],
  ['ODDS_API_SPORTS', '__proto__', 'sport keys'],
  ['ODDS_API_SPORTS', 'tennis_atp_../../x', 'sport keys'],
  ['ODDS_API_SPORTS', 'soccer_epl,soccer_epl', 'each once'],
  ['ODDS_API_REGIONS', 'mars', 'regions'],
  ['ODDS_API_REGIONS', 'us,us', 'each once'],
  ['ODDS_API_BOOKMAKERS', 'draft kings', 'bookmakers'],
  ['ODDS_API_MONTHLY_REQUESTS', '0', 'a whole number from 1'],
  ['ODDS_API_STALE_MS', '1000', 'a whole number from 60000'],
])('%s=%s stops the start with a line that says what it takes', (name, value, takes) => {
  const line = read({ [name]: value });
  expect(line).toContain(`${name} got `);
  expect(line).toContain(takes);
  if (name === 'ODDS_API_KEY') expect(line).not.toContain(value);
});
