import { databaseAddress } from './database-address.ts';
import { described, flag, integer, listOf, text, url } from '../../ground/variables/variable.ts';

const sentinel = url(['redis:', 'rediss:']);
const MOST_SENTINELS = 9;
const addresses = listOf(
  `1 to ${MOST_SENTINELS} addresses that begin with redis:// or rediss://, with commas between them`,
  (part) => sentinel.parse(part) ?? undefined,
  true,
);
const sentinels: typeof addresses = {
  ...addresses,
  parse: (value) => {
    const parsed = addresses.parse(value);
    return parsed !== undefined && parsed.length <= MOST_SENTINELS ? parsed : undefined;
  },
};

export const databaseVariables = {
  DATABASE_URL: described(
    databaseAddress,
    'A PostgreSQL 15 or later, or [a pooler](databases.md#a-pooler) in front of one. Several hosts ' +
      '(`postgres://…@one:5432,two:5432/name`) are [a primary and its stand-by](databases.md#two-of-them).',
    'the embedded PostgreSQL in `DATA_DIR`',
  ),
  DATABASE_CONNECTIONS: described(
    integer(2, 200, 12),
    'How many connections a gateway does its work on, at most. A quarter of them, two at most, take several tickets ' +
      'at a time and one more brings these to disk, and none when there are fewer than 4 ' +
      '([ADR 0016](../adr/0016-shared-connections.md)). The others are a pool for everything else. More than a few ' +
      'for each core of the database buys nothing. Three more stand beside them ' +
      '([how many](databases.md#how-many-connections)).',
  ),
  DATA_DIR: described(
    text<string | null>('the path of a folder', /^[^\0]{1,4000}$/, null),
    'The folder of the embedded PostgreSQL. `lineboard init` sets one outside the project.',
    '`.data` in the project',
  ),
  NEW_BOOK: described(
    flag(false),
    '`true`: a start makes a book for real money in a folder that has none. `lineboard init` makes one without it; with ' +
      'it a folder that isn’t mounted comes up as an empty book.',
  ),
  REDIS_URL: described(
    url(['redis:', 'rediss:'], true),
    'A Redis 7 or later. It carries the line log and customer events for any number of gateways.',
    'none: the line log is in memory, and the gateway runs alone',
  ),
  REDIS_SENTINELS: described(
    sentinels,
    'The sentinels that watch over `REDIS_URL`, whose host is then the name by which they know the primary: ' +
      '`redis://:password@lineboard`. Gateways go where more than half of them say that it is ' +
      '([several Redis](redis.md#several-redis)).',
    'none: `REDIS_URL` is the address of the one Redis',
  ),
} as const;
