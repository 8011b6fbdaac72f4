import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lead } from '../../../testing/contracts/line-log-contract.ts';
import { createNotedFailures, NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { game, image, line, move } from '../../../testing/samples/feed-samples.ts';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';
import { type RedisHouse, startRedisHouse } from '../../../testing/servers/redis-house.ts';
import { connectRedis, type RedisConnection } from '../../ground/redis/redis-connection.ts';
import { loneRedis, type RedisPrimary } from '../../ground/redis/redis-primary.ts';
import { watchSentinels } from '../../ground/redis/watch-sentinels.ts';
import { type Book, createBook } from '../book/book.ts';
import { isFresh } from '../book/freshness.ts';
import type { LineLog } from '../book/line-log.ts';
import { readLog } from '../book/read-log.ts';
import { createRedisLog } from './redis-log.ts';

/** Sentinels take their time to find each other, and to agree. */
const WITHIN = { timeout: 30_000, interval: 50 };

describeWithRedis('the Redis log with sentinels', (program) => {
  let house: RedisHouse;
  let primary: RedisPrimary;
  let log: LineLog;
  let book: Book;
  let urls: string[];
  const hands: RedisConnection[] = [];

  const openHand = async (url: string): Promise<RedisConnection> => {
    const hand = connectRedis(loneRedis(url));
    hands.push(hand);
    await hand.contact;
    return hand;
  };

  beforeEach(async () => {
    house = await startRedisHouse(program);
    await house.untilInStep();
    urls = [];
    primary = watchSentinels(house.named, house.sentinels);
    primary.url$.subscribe((url) => void urls.push(url));
    log = await createRedisLog(primary, { reporter: createNotedFailures().reporter });
    book = createBook();
    await readLog(book, log, NOTHING_FAILS);
  }, 60_000);
  afterEach(async () => {
    await log.close();
    primary.close();
    for (const hand of hands.splice(0)) hand.destroy();
    await house.close();
  });

  const priceOf = () => book.topicState('lines/main/Football/NFL').line.get('1.0')?.moneyLine1;

  it('goes on at the replica that becomes the primary, in the same epoch where nothing was lost', async () => {
    const lease = await lead(log);
    await lease.append('demo', image(game(), line()));
    await vi.waitFor(() => expect([book.position.clk, isFresh(book)]).toEqual([1, true]));
    const { epoch } = book.position;
    // The replica has it all before the primary dies.
    await (await openHand(house.primary.url)).send('WAIT', 1, 5_000);
    await house.primary.kill();
    await vi.waitFor(() => expect([isFresh(book), book.accepting]).toEqual([false, false]));
    await vi.waitFor(() => expect(urls.at(-1)).toContain(`:${house.replica.port}`), WITHIN);
    await vi.waitFor(() => expect([isFresh(book), book.accepting]).toEqual([true, true]), WITHIN);
    expect(book.position).toEqual({ epoch, clk: 1 });
    await vi.waitFor(() => lease.append('demo', [move({ moneyLine1: 155 })]), WITHIN);
    await vi.waitFor(() => expect(priceOf()).toBe(155));
  }, 90_000);

  it('begins a new epoch at a replica that lacked the last entries: no price of before is bettable', async () => {
    const lease = await lead(log);
    await lease.append('demo', image(game(), line()));
    await vi.waitFor(() => expect(book.position.clk).toBe(1));
    const { epoch } = book.position;
    await (await openHand(house.primary.url)).send('WAIT', 1, 5_000);
    await house.freezeReplica();
    await lease.append('demo', [move({ moneyLine1: 155 })]);
    await vi.waitFor(() => expect(priceOf()).toBe(155));
    await house.primary.kill();
    house.replica.thaw();
    const takenOfBefore: string[] = [];
    await vi.waitFor(() => expect(isFresh(book)).toBe(false));
    const looks = setInterval(() => {
      if (isFresh(book) && book.position.epoch === epoch) takenOfBefore.push(`clk ${book.position.clk}`);
    }, 1);
    await vi.waitFor(() => expect(book.position.epoch).not.toBe(epoch), WITHIN);
    await vi.waitFor(() => expect([isFresh(book), book.accepting]).toEqual([true, true]), WITHIN);
    clearInterval(looks);
    expect(takenOfBefore).toEqual([]);
    expect(book.game(1)).toBeNull();
    await (await lead(log)).append('demo', image(game(), line({ moneyLine1: 160 })));
    await vi.waitFor(() => expect(priceOf()).toBe(160));
  }, 90_000);

  it('leaves a primary that was promoted over while it stood still, and takes nothing that it says', async () => {
    const lease = await lead(log);
    await lease.append('demo', image(game(), line()));
    await vi.waitFor(() => expect(book.position.clk).toBe(1));
    await (await openHand(house.primary.url)).send('WAIT', 1, 5_000);
    house.primary.freeze();
    await vi.waitFor(() => expect(urls.at(-1)).toContain(`:${house.replica.port}`), WITHIN);
    house.primary.thaw();
    await vi.waitFor(() => expect([isFresh(book), book.accepting]).toEqual([true, true]), WITHIN);
    const next = await lead(log);
    await next.append('demo', [...image(game(), line()), move({ moneyLine1: 170 })]);
    await vi.waitFor(() => expect(priceOf()).toBe(170));
    await sleep(1_000);
    expect([isFresh(book), priceOf()]).toEqual([true, 170]);
  }, 90_000);
});
