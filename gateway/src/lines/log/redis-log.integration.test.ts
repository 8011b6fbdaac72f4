import { loneRedis } from '../../ground/redis/redis-primary.ts';
import { createNotedFailures, NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';
import { game, image, line, move } from '../../../testing/samples/feed-samples.ts';
import {
  createNotingReader,
  describeLineLog,
  lead,
  plantBookFault,
} from '../../../testing/contracts/line-log-contract.ts';
import type { RedisServer } from '../../../testing/servers/redis-server.ts';
import { startRedisServer } from '../../../testing/servers/redis-server.ts';
import { CONFIRMED_WITHIN_MS, isFresh } from '../book/freshness.ts';
import { createBook } from '../book/book.ts';
import { readLog } from '../book/read-log.ts';
import { LogUnavailable } from '../book/line-log.ts';
import type { LineLog } from '../book/line-log.ts';
import { connectRedis } from '../../ground/redis/redis-connection.ts';
import { createRedisLog, type RedisLogOptions } from './redis-log.ts';
import { APPEND, keysOfWriting, redisLogKeys } from './redis-log-scripts.ts';

describeWithRedis('the Redis log', (program) => {
  let redis: RedisServer;
  let books = 0;
  const opened: LineLog[] = [];
  const openLog = async (
    prefix: string,
    entriesPerImage = 1_000,
    { reporter }: Pick<RedisLogOptions, 'reporter'> = createNotedFailures(),
  ): Promise<LineLog> => {
    const log = await createRedisLog(loneRedis(redis.url), {
      prefix,
      entriesPerImage,
      blockMs: 100,
      reporter,
    });
    opened.push(log);
    return log;
  };
  const nextPrefix = (): string => `test${++books}`;

  beforeAll(async () => {
    redis = await startRedisServer(program);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((log) => log.close()));
  });
  afterAll(() => redis.close());

  describeLineLog(async ({ maxEntries, reporter }) => {
    const prefix = nextPrefix();
    const [log, same] = [await openLog(prefix, maxEntries, { reporter }), await openLog(prefix, maxEntries)];
    return { log, same, close: async () => {} };
  });

  it('cuts the stream behind the newest image and keeps one image only', async () => {
    const prefix = nextPrefix();
    const log = await openLog(prefix, 10);
    const lease = await lead(log);
    const book = createBook();
    await readLog(book, log, NOTHING_FAILS);
    await lease.append('demo', image(game(), line()));
    for (let price = 101; price <= 160; price++) await lease.append('demo', [move({ moneyLine1: price })]);
    const hand = connectRedis(loneRedis(redis.url));
    await hand.contact;
    const keysOfBook = `${prefix}:${book.position.epoch}`;
    await vi.waitFor(async () => {
      expect(await hand.send('XLEN', `${keysOfBook}:entries`)).toBeLessThanOrEqual(30);
      expect(await hand.send('KEYS', `${keysOfBook}:image:*`)).toHaveLength(1);
    });
    hand.destroy();
  });

  describe('when Redis fails', () => {
    it('a gateway that had read nothing yet notices a new epoch, too', async () => {
      const prefix = nextPrefix();
      const log = await openLog(prefix);
      const book = createBook();
      await readLog(book, log, NOTHING_FAILS);
      const hand = connectRedis(loneRedis(redis.url));
      await hand.contact;
      await hand.send('SET', `${prefix}:epoch`, 'another');
      hand.destroy();
      const same = await openLog(prefix);
      await (await lead(same)).append('demo', image(game(), line()));
      await vi.waitFor(() => expect(book.position).toEqual({ epoch: 'another', clk: 1 }));
    });

    it('a book that fails on an entry each time accepts nothing and says so, and the log stays', async () => {
      const noted = createNotedFailures();
      const log = await openLog(nextPrefix(), 1_000, noted);
      const lease = await lead(log);
      const book = createBook();
      await readLog(book, log, NOTHING_FAILS);
      const { epoch } = book.position;
      const heal = plantBookFault();
      await lease.append('demo', image(game(), line()));
      await vi.waitFor(() => expect(noted.failures.length).toBeGreaterThan(2));
      expect(new Set(noted.failures.map(({ kind }) => kind))).toEqual(new Set(['bookFault']));
      expect(book.accepting).toBe(false);
      heal();
      await vi.waitFor(() => expect(book.accepting).toBe(true));
      expect(book.position).toEqual({ epoch, clk: 1 });
      expect(book.topicState('lines/main/Football/NFL').line.get('1.0')?.moneyLine1).toBe(150);
    });

    it('the book stops accepting while Redis is away, says why, and goes on when the log is there again', async () => {
      const noted = createNotedFailures();
      const log = await openLog(nextPrefix(), 1_000, noted);
      const lease = await lead(log);
      const book = createBook();
      await readLog(book, log, NOTHING_FAILS);
      await lease.append('demo', image(game(), line()));
      await vi.waitFor(() => expect(book.position.clk).toBe(1));
      redis.freeze();
      await vi.waitFor(() => expect(book.accepting).toBe(false));
      expect(noted.failures).toMatchObject([{ kind: 'unread', cause: { message: 'Redis does not answer' } }]);
      redis.thaw();
      await vi.waitFor(() => expect(book.accepting).toBe(true));
      await vi.waitFor(() => lease.append('demo', [move({ moneyLine1: 155 })]));
      await vi.waitFor(() =>
        expect(book.topicState('lines/main/Football/NFL').line.get('1.0')?.moneyLine1).toBe(155),
      );
    });

    it('a log that was lost is a new epoch for every gateway, and nothing of the old one stays', async () => {
      const prefix = nextPrefix();
      const [log, same] = [await openLog(prefix), await openLog(prefix)];
      const lease = await lead(log);
      const [one, two] = [createBook(), createBook()];
      await readLog(one, log, NOTHING_FAILS);
      await readLog(two, same, NOTHING_FAILS);
      await lease.append('demo', image(game(), line()));
      await vi.waitFor(() => expect([one.position.clk, two.position.clk]).toEqual([1, 1]));
      const before = one.position.epoch;
      await redis.kill();
      await vi.waitFor(() => expect(one.accepting || two.accepting).toBe(false));
      await expect(lease.append('demo', [{ kind: 'beat' }])).rejects.toBeInstanceOf(LogUnavailable);
      await redis.start();
      await vi.waitFor(() => expect(one.accepting && two.accepting).toBe(true));
      await vi.waitFor(() => expect(one.position.epoch).not.toBe(before));
      await vi.waitFor(() => expect(two.position).toEqual(one.position));
      expect(one.game(1)).toBeNull();
      await (await lead(log)).append('demo', image(game({ gameNum: 2 }), line({ gameNum: 2 })));
      await vi.waitFor(() => expect([one.game(2), two.game(2)]).not.toContain(null));
    });

    it('HR-32.5: after Redis came back empty nothing of the lost epoch counts as fresh for a moment', async () => {
      const log = await openLog(nextPrefix());
      const lease = await lead(log);
      const book = createBook();
      await readLog(book, log, NOTHING_FAILS);
      await lease.append('demo', image(game(), line()));
      await vi.waitFor(() => expect([book.position.clk, isFresh(book)]).toEqual([1, true]));
      const lost = book.position.epoch;
      await redis.kill();
      await vi.waitFor(() => expect(isFresh(book)).toBe(false));
      const takenByLostBook: string[] = [];
      const looks = setInterval(() => {
        if (book.position.epoch === lost && (book.accepting || isFresh(book)))
          takenByLostBook.push(`accepting ${book.accepting}, confirmed ${book.confirmedAgoMs} ms ago`);
      }, 1);
      await redis.start();
      await vi.waitFor(() => expect(book.position.epoch).not.toBe(lost));
      await vi.waitFor(() => expect([book.accepting, isFresh(book)]).toEqual([true, true]));
      clearInterval(looks);
      expect(takenByLostBook).toEqual([]);
    });

    it('HR-32.5: the book is fresh while nothing happens in the log, and not while Redis is frozen', async () => {
      const log = await openLog(nextPrefix());
      const book = createBook();
      await readLog(book, log, NOTHING_FAILS);
      await sleep(CONFIRMED_WITHIN_MS * 2);
      await vi.waitFor(() => expect(isFresh(book)).toBe(true));
      redis.freeze();
      // What was asked just before may still be answered.
      await sleep(CONFIRMED_WITHIN_MS + 100);
      expect(isFresh(book)).toBe(false);
      redis.thaw();
      await vi.waitFor(() => expect(isFresh(book)).toBe(true));
    });

    it.each([
      ['has lost its replicas', 'min-replicas-to-write', '1', '0'],
      ['has no memory left', 'maxmemory', '1', '0'],
    ])(
      'HR-32.5: the book is not fresh while a Redis that %s can be read and takes nothing',
      async (_why, setting, bad, good) => {
        const noted = createNotedFailures();
        const log = await openLog(nextPrefix(), 1_000, noted);
        const lease = await lead(log);
        const book = createBook();
        await readLog(book, log, NOTHING_FAILS);
        await lease.append('demo', image(game(), line()));
        await vi.waitFor(() => expect([book.position.clk, isFresh(book)]).toEqual([1, true]));
        const hand = connectRedis(loneRedis(redis.url));
        await hand.contact;
        await hand.send('CONFIG', 'SET', setting, bad);
        try {
          await vi.waitFor(() => expect([isFresh(book), book.accepting]).toEqual([false, false]));
          expect(new Set(noted.failures.map(({ kind }) => kind))).toEqual(new Set(['unread']));
        } finally {
          await hand.send('CONFIG', 'SET', setting, good);
          hand.destroy();
        }
        await vi.waitFor(() => expect([isFresh(book), book.accepting]).toEqual([true, true]));
        expect(book.position.clk).toBe(1);
      },
    );

    it('a log whose last entry is another one than was read starts over, though it is no longer', async () => {
      const prefix = nextPrefix();
      const log = await openLog(prefix);
      const lease = await lead(log);
      const book = createBook();
      await readLog(book, log, NOTHING_FAILS);
      await lease.append('demo', image(game(), line()));
      await vi.waitFor(() => expect([book.position.clk, isFresh(book)]).toEqual([1, true]));
      const { epoch } = book.position;
      const hand = connectRedis(loneRedis(redis.url));
      await hand.contact;
      await hand.send('SET', `${prefix}:${epoch}:last-ms`, 1);
      hand.destroy();
      await vi.waitFor(() => expect(book.position.epoch).not.toBe(epoch));
    });

    it('entries that are missing are never read over: what was lost starts over', async () => {
      const prefix = nextPrefix();
      const log = await openLog(prefix);
      const lease = await lead(log);
      const noting = createNotingReader();
      await log.open(noting.reader);
      await lease.append('demo', [{ kind: 'beat' }]);
      await vi.waitFor(() => expect(noting.entries).toHaveLength(1));
      const hand = connectRedis(loneRedis(redis.url));
      await hand.contact;
      await hand.send('SET', `${prefix}:${noting.loads[0]!.epoch}:clk`, 5);
      await lease.append('demo', [{ kind: 'beat' }]).catch(() => {});
      await vi.waitFor(() => expect(new Set(noting.loads.map(({ epoch }) => epoch)).size).toBe(2));
      hand.destroy();
    });

    it('a log that goes on from an older state, as far as it had been read and further, starts over', async () => {
      const prefix = nextPrefix();
      const log = await openLog(prefix);
      const lease = await lead(log);
      const book = createBook();
      await readLog(book, log, NOTHING_FAILS);
      await lease.append('demo', image(game(), line()));
      await lease.append('demo', [move({ moneyLine1: 155 })]);
      await lease.append('demo', [move({ moneyLine1: 160 })]);
      await vi.waitFor(() => expect(book.position.clk).toBe(3));
      const { epoch } = book.position;
      const hand = connectRedis(loneRedis(redis.url));
      await hand.contact;
      // What a replica does that had not heard of the last entry: another third one, and a fourth, before anybody
      // looks.
      const loseLastAndGoOn = `
        local kept = redis.call('XRANGE', KEYS[3], '-', '+', 'COUNT', 2)
        redis.call('DEL', KEYS[3])
        for _, entry in ipairs(kept) do redis.call('XADD', KEYS[3], entry[1], unpack(entry[2])) end
        redis.call('SET', KEYS[2], 2)
        local function append()
          ${APPEND}
        end
        append()
        return append()`;
      const keys = redisLogKeys(prefix);
      const beat = JSON.stringify([{ kind: 'beat' }]);
      const holder = await hand.send('HGET', keys.lease(epoch), 'holder');
      const clk = await hand.run(loseLastAndGoOn, keysOfWriting(keys, epoch), [
        epoch,
        'demo',
        beat,
        String(holder),
      ]);
      expect(clk).toEqual([4, expect.any(Number)]);
      hand.destroy();
      await vi.waitFor(() => expect(book.position.epoch).not.toBe(epoch));
      expect(book.game(1)).toBeNull();
    });

    it.each([
      ['the log is shorter', 2],
      ['another one is in its place', 3],
      ['others follow', 5],
    ])(
      'what was taken and lost before anybody read it starts the log over, where %s',
      async (_where, entriesSince) => {
        const prefix = nextPrefix();
        const log = await openLog(prefix);
        const lease = await lead(log);
        for (let price = 101; price <= 103; price++)
          await lease.append('demo', [...image(game(), line()), move({ moneyLine1: price })]);
        const hand = connectRedis(loneRedis(redis.url));
        await hand.contact;
        const epoch = String(await hand.send('GET', `${prefix}:epoch`));
        const loseLast = `
          redis.call('XDEL', KEYS[3], '3-0')
          redis.call('SET', KEYS[2], 2)
          redis.call('SET', KEYS[4], redis.call('XREVRANGE', KEYS[3], '+', '-', 'COUNT', 1)[1][2][4])`;
        const keys = keysOfWriting(redisLogKeys(prefix), epoch);
        await hand.run(loseLast, keys, []);
        const holder = String(await hand.send('HGET', redisLogKeys(prefix).lease(epoch), 'holder'));
        // A stream takes no number twice unless it is made anew.
        const again = `
          local kept = redis.call('XRANGE', KEYS[3], '-', '+')
          redis.call('DEL', KEYS[3])
          for _, entry in ipairs(kept) do redis.call('XADD', KEYS[3], entry[1], unpack(entry[2])) end`;
        await hand.run(again, keys, []);
        for (let clk = 3; clk <= entriesSince; clk++)
          await hand.run(APPEND, keys, [epoch, 'demo', JSON.stringify([{ kind: 'beat' }]), holder, '']);
        hand.destroy();
        const book = createBook();
        await readLog(book, log, NOTHING_FAILS);
        await vi.waitFor(() =>
          expect([book.position.epoch === epoch, book.accepting]).toEqual([false, true]),
        );
        expect(book.game(1)).toBeNull();
      },
    );

    it('comes up without Redis and finds it later', async () => {
      await redis.kill();
      const log = await openLog(nextPrefix());
      const book = createBook();
      const reading = readLog(book, log, NOTHING_FAILS);
      await sleep(300);
      expect(book.accepting).toBe(false);
      await redis.start();
      await reading;
      await vi.waitFor(() => expect(book.accepting).toBe(true));
    });
  });
});
