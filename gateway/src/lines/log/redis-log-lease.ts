import { randomUUID } from 'node:crypto';
import type { Lease, LeaseAnswer } from '../book/line-log.ts';
import { LeaseLost, LogUnavailable } from '../book/line-log.ts';
import { activeTraceparent } from '../../ground/traces/traceparent.ts';
import type { RedisConnection } from '../../ground/redis/redis-connection.ts';
import type { RedisLogKeys } from './redis-log-scripts.ts';
import type { TakenEntries } from './taken-entries.ts';
import { APPEND, keysOfWriting, OFFER_LEASE, RENEW_LEASE, TAKE_LEASE } from './redis-log-scripts.ts';

/** Runs a question to Redis that leaves as a failure of the log's own. */
export const askRedis = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (cause) {
    throw new LogUnavailable('Redis did not answer', { cause });
  }
};

interface LeaseSetting {
  writer: RedisConnection;
  keys: RedisLogKeys;
  /** See `createRedisLog`. */
  settleEpoch: (lost: string | null) => Promise<string>;
  taken: TakenEntries;
}

/**
 * The lease of the log in Redis: a record next to the entries, so that a gateway that can't renew it can't write
 * either. It belongs to its epoch and is lost with it.
 */
export const createRedisLeases = ({
  writer,
  keys,
  settleEpoch,
  taken: entries,
}: LeaseSetting): { take: (seen: string | null) => Promise<LeaseAnswer> } => {
  const gateway = randomUUID();
  let taken = 0;

  const createLease = (epoch: string, holder: string, number: number): Lease => {
    const leaseKeys = [keys.epoch, keys.lease(epoch)];
    const writingKeys = keysOfWriting(keys, epoch);
    return {
      number,
      append: async (feedId, changes) => {
        const entry = [epoch, feedId, JSON.stringify(changes), holder, activeTraceparent() ?? ''];
        const clk = entries.note(epoch, await askRedis(() => writer.run(APPEND, writingKeys, entry)));
        if (clk === null) throw new LeaseLost('the lease has passed to another, or the log has started over');
        return clk;
      },
      renew: async () => (await askRedis(() => writer.run(RENEW_LEASE, leaseKeys, [epoch, holder]))) === 1,
      offer: async () => void (await askRedis(() => writer.run(OFFER_LEASE, leaseKeys, [epoch, holder]))),
    };
  };

  const take = async (seen: string | null): Promise<LeaseAnswer> => {
    const epoch = await settleEpoch(null);
    const holder = `${gateway}:${++taken}`;
    const answer = await writer.run(TAKE_LEASE, [keys.epoch, keys.lease(epoch)], [epoch, holder, seen ?? '']);
    if (typeof answer === 'number' && answer > 0) return { taken: createLease(epoch, holder, answer) };
    const record = typeof answer === 'string' ? answer : '';
    // One that this gateway gave up itself, when Redis could not be told: nobody writes under it.
    if (record.startsWith(`${gateway}:`) && record !== seen) return take(record);
    return { taken: null, record };
  };
  return { take: (seen) => askRedis(() => take(seen)) };
};
