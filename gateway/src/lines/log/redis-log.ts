import { randomUUID } from 'node:crypto';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { BehaviorSubject } from 'rxjs';
import type { LineLog, LogReader } from '../book/line-log.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import { connectRedis, type ConnectRedis } from '../../ground/redis/redis-connection.ts';
import type { RedisPrimary } from '../../ground/redis/redis-primary.ts';
import { untilContact } from '../../ground/redis/until-contact.ts';
import { followRedisLog } from './redis-log-follower.ts';
import { askRedis, createRedisLeases } from './redis-log-lease.ts';
import { createTakenEntries } from './taken-entries.ts';
import { APPEND_AFTER, keysOfWriting, redisLogKeys, SETTLE_EPOCH } from './redis-log-scripts.ts';
import { unlinkEpoch } from './unlink-epoch.ts';

export interface RedisLogOptions {
  reporter: Reporter<'lineLog'>;
  /** The prefix of all keys, so that several books can share one Redis. */
  prefix?: string;
  /** Entries between two images; as many again stay behind an image for gateways that lag. */
  entriesPerImage?: number;
  /** How long a read waits for an entry, and how often the log's end is asked for while none comes. */
  blockMs?: number;
  connect?: ConnectRedis;
  /** How long a gateway that runs the feeds may be out of reach before another one does. */
  leaseMs?: number;
}

/**
 * The log of any number of gateways, in Redis Streams. A gateway that reads writes an image of the book every
 * `entriesPerImage` entries; a gateway that joins loads the newest and continues from there, and the stream is cut
 * behind it.
 */
export const createRedisLog = async (
  primary: RedisPrimary,
  {
    reporter,
    prefix = 'lineboard',
    entriesPerImage = 2_000,
    blockMs = 100,
    leaseMs = 1_500,
    connect = connectRedis,
  }: RedisLogOptions,
): Promise<LineLog> => {
  const keys = redisLogKeys(prefix);
  const writer = connect(primary);
  await untilContact(writer.contact);
  const readable$ = new BehaviorSubject(false);
  const epoch$ = new BehaviorSubject<string | null>(null);
  const closers = new Set<() => Promise<void>>();
  const taken = createTakenEntries();

  const settleEpoch = async (lost: string | null): Promise<string> => {
    const epoch = String(await writer.run(SETTLE_EPOCH, [keys.epoch], [randomUUID(), lost ?? '']));
    if (lost !== null && epoch !== lost) await unlinkEpoch(writer, keys, lost);
    if (epoch$.value !== epoch) epoch$.next(epoch);
    return epoch;
  };

  const appendAfter = (feedId: string, readClk: number, change: FeedChange): Promise<boolean> =>
    askRedis(async () => {
      const epoch = epoch$.value ?? (await settleEpoch(null));
      const entry = [epoch, feedId, JSON.stringify([change]), readClk];
      return taken.note(epoch, await writer.run(APPEND_AFTER, keysOfWriting(keys, epoch), entry)) !== null;
    });

  const leases = createRedisLeases({ writer, keys, settleEpoch, taken });

  return {
    readable$,
    epoch$,
    leaseMs,
    takeLease: leases.take,
    suspend: (feedId, readClk) => appendAfter(feedId, readClk, { kind: 'feedDown', reason: 'silent' }),
    goOn: (feedId, readClk) => appendAfter(feedId, readClk, { kind: 'settle' }),
    open: async (reader: LogReader) => {
      const follower = followRedisLog({
        primary,
        connect,
        writer,
        keys,
        reader,
        settleEpoch,
        taken,
        entriesPerImage,
        blockMs,
        reporter,
        onReadable: (readable) => {
          if (readable !== readable$.value) readable$.next(readable);
        },
      });
      const close = async (): Promise<void> => {
        closers.delete(close);
        await follower.close();
      };
      closers.add(close);
      await follower.opened;
      return { confirmedMs: () => follower.confirmedMs(), close };
    },
    close: async () => {
      await Promise.all([...closers].map((close) => close()));
      writer.destroy();
      if (readable$.value) readable$.next(false);
    },
  };
};
