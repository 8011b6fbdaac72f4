import { describe, expect, it } from 'vitest';
import { readConfig, VARIABLES } from './read-config.ts';

const lineOf = (env: Record<string, string>): string => {
  const result = readConfig(env);
  return result.ok ? '' : result.mistake;
};

const NAMES_A_SECRET = /(?:_KEYS?|_SECRET|_PASSWORD|_TOKENS?|_HEADERS)$/;
/** One is a switch, the other is on every page. */
const IN_THE_OPEN: ReadonlySet<string> = new Set(['TICKET_PASSWORD', 'CAPTCHA_SITE_KEY']);

describe('readConfig', () => {
  it('starts with nothing set', () => {
    const result = readConfig({});
    expect(result.ok && result.config.PORT).toBe(8080);
    expect(result.ok && result.config.LIVE_DELAY_MS).toBe(5000);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_URL', 'postgres://x:1,y:z/book'],
    ['DATABASE_URL', 'mysql://x:1,y:2/book'],
    ['REDIS_URL', 'localhost:6379'],
    ['PUBLIC_ORIGINS', 'https://a.example/'],
    ['LIVE_DELAYS', 'Curling=5'],
    ['FEED_PUSH_TOKENS', 'mover:short'],
    ['FEED_NUMBERS', 'mover:5-1'],
    ['FEED_NUMBERS', 'mover:1-4294967296'],
    ['INITIAL_LEAGUE', 'NFL'],
    ['FEED', 'simulator?speed=fast'],
    ['FEED', 'telepathy'],
    ['TRUST_PROXY', 'true'],
    ['MAIL_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Book <a@b.example>, <c@d.example>'],
  ])('names %s, what it got and what it takes, in one line', (name, value) => {
    const line = lineOf({ [name]: value });
    expect(line.startsWith(`${name} got `)).toBe(true);
    expect(line).toContain(', it takes ');
    expect(line).not.toContain('\n');
  });

  it('says how proxies are trusted to an operator who would trust them all', () => {
    expect(lineOf({ TRUST_PROXY: 'true' })).toBe(
      'TRUST_PROXY got "true", it takes how many reverse proxies stand in front (0 to 10), or their addresses and networks, e.g. 1 or 10.0.0.0/8,::1.',
    );
  });

  it('takes several servers of the database, and says what is wrong with one', () => {
    const several = 'postgres://me:secret@one:5432,[::1]:5433/book?sslmode=require';
    expect(readConfig({ DATABASE_URL: several })).toMatchObject({ config: { DATABASE_URL: several } });
    expect(lineOf({ DATABASE_URL: 'postgres://me:hunter2@one:5432,two:x/book' })).toBe(
      'DATABASE_URL got a value that is not shown, it takes one server or several, and a port of its hosts isn’t a ' +
        'number from 1 to 65535: write postgres://USER:PASSWORD@HOST1:5432,HOST2:5432/NAME.',
    );
  });

  it('never repeats a secret', () => {
    expect(lineOf({ DATABASE_URL: 'mysql://root:hunter2@host/db' })).not.toContain('hunter2');
    expect(lineOf({ FEED_PUSH_TOKENS: 'mover:hunter2' })).not.toContain('hunter2');
    expect(lineOf({ MAIL_URL: 'imap://book:hunter2@host' })).not.toContain('hunter2');
    expect(lineOf({ METRICS_TOKEN: 'hunter2' })).not.toContain('hunter2');
  });

  it.each(Object.keys(VARIABLES).filter((name) => NAMES_A_SECRET.test(name) && !IN_THE_OPEN.has(name)))(
    'never repeats what is in %s',
    (name) => {
      // Nothing that holds a secret takes a blank within it.
      const line = lineOf({ [name]: 'hunter 2' });
      expect(line).toContain(name);
      expect(line).not.toContain('hunter');
    },
  );
});

it.each([
  ['SPORTS_ROOT', '/../'],
  ['SPORTS_ROOT', '/sports/./'],
  ['BANNER_ORIGINS', 'https://*.example'],
])('%s takes nothing that leads elsewhere than it says: %s', (name, value) => {
  const result = readConfig({ [name]: value, DEMO: 'true' });
  expect(result).toMatchObject({ ok: false, mistakes: [expect.stringContaining(name)] });
});
