import { setTimeout as sleep } from 'node:timers/promises';
import { openConfiguredRedis, type RedisConfig } from '../../config/open-configured-redis.ts';
import { connectRedis, type RedisConnection } from '../../ground/redis/redis-connection.ts';
import { untilContact } from '../../ground/redis/until-contact.ts';
import { redisLogKeys } from '../../lines/log/redis-log-scripts.ts';
import { checkClock } from './check-clock.ts';
import { checkSentinels } from './check-sentinels.ts';
import { fine, type Finding, warning, wrong } from './finding.ts';

const parseInfo = (info: string): ReadonlyMap<string, string> =>
  new Map(
    info.split(/\r?\n/).flatMap((line) => {
      const at = line.indexOf(':');
      return at === -1 ? [] : [[line.slice(0, at), line.slice(at + 1)] as const];
    }),
  );

const checkServer = (info: ReadonlyMap<string, string>): Finding => {
  const version = info.get('redis_version') ?? 'of an unknown version';
  const told = `Redis ${version}.`;
  if (Number.parseInt(version, 10) < 7) return wrong('redis', told, 'Bring it to Redis 7 or later.');
  if (info.get('role') === 'slave')
    return wrong(
      'redis',
      `${told} It is a replica: nothing can be written.`,
      'Name the primary in REDIS_URL.',
    );
  return fine('redis', told);
};

/** The log needs no persistence; its settings must not prevent writing. */
const checkKeeping = (info: ReadonlyMap<string, string>): Finding => {
  const policy = info.get('maxmemory_policy') ?? 'noeviction';
  if (policy !== 'noeviction')
    return wrong(
      'redis keeps',
      `It forgets keys when memory is short (${policy}): every client would begin anew.`,
      'Set maxmemory-policy noeviction.',
    );
  if (info.get('rdb_last_bgsave_status') === 'err')
    return wrong(
      'redis keeps',
      'Its last save failed: it may refuse to be written.',
      'Make room on its disk, or switch saving off with `save ""`: the line log needs none.',
    );
  const saves = info.get('aof_enabled') === '1';
  return fine('redis keeps', `Nothing is evicted${saves ? '; it keeps an append-only file' : ''}.`);
};

/** The gateway that runs the feeds renews the lease several times in this. */
const LEASE_WATCHED_MS = 1_200;

const checkLease = async (redis: RedisConnection): Promise<Finding> => {
  const keys = redisLogKeys('lineboard');
  const epoch = String(await redis.send('GET', keys.epoch));
  const read = async () => String(await redis.send('HMGET', keys.lease(epoch), 'holder', 'beats'));
  const before = await read();
  await sleep(LEASE_WATCHED_MS);
  return (await read()) === before
    ? warning('feed lease', 'No gateway runs the feeds: the lease isn’t renewed.', 'Start a gateway.')
    : fine('feed lease', 'A gateway runs the feeds, and renews its lease.');
};

/** A primary that is cut off from the rest would go on beside the next one. */
const checkReplicas = (info: ReadonlyMap<string, string>): Finding => {
  const good = info.get('min_slaves_good_slaves');
  if (good === undefined)
    return warning(
      'replicas',
      'A primary that is cut off from its replicas goes on taking lines beside the next one.',
      'Set min-replicas-to-write 1 and min-replicas-max-lag 2 on each Redis.',
    );
  return good === '0'
    ? wrong('replicas', 'None follows closely: nothing is taken.', 'Bring one back.')
    : fine('replicas', `${good} follow closely.`);
};

/** The data that gateways share in Redis. */
export const checkRedis = async (config: RedisConfig): Promise<readonly Finding[]> => {
  const { REDIS_URL: url, REDIS_SENTINELS: sentinels } = config;
  const watched = url === null || sentinels.length === 0 ? [] : await checkSentinels(url, sentinels);
  if (watched.some(({ state }) => state === 'wrong')) return watched;
  const primary = await openConfiguredRedis(config);
  if (primary === null) return [fine('redis', 'None: this gateway runs alone.')];
  const redis = connectRedis(primary);
  try {
    await untilContact(redis.contact);
    const info = parseInfo(String(await redis.send('INFO')));
    return [
      ...watched,
      checkServer(info),
      ...(watched.length === 0 ? [] : [checkReplicas(info)]),
      checkKeeping(info),
      await checkClock('Redis', async () => {
        const [seconds, micros] = (await redis.send('TIME')) as [string, string];
        return Number(seconds) * 1000 + Number(micros) / 1000;
      }),
      await checkLease(redis),
    ];
  } finally {
    redis.destroy();
    primary.close();
  }
};
