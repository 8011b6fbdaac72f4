import { afterAll, beforeAll, expect, it } from 'vitest';
import { game, image, line } from '../../../testing/samples/feed-samples.ts';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';
import { type RedisServer, startRedisServer } from '../../../testing/servers/redis-server.ts';
import { connectRedis, type RedisConnection } from '../../ground/redis/redis-connection.ts';
import { loneRedis } from '../../ground/redis/redis-primary.ts';
import { createBook } from '../book/book.ts';
import type { BookImage } from '../book/book-image.ts';
import { saveImage } from './redis-log-image.ts';
import { readImage } from './redis-log-reading.ts';
import { redisLogKeys } from './redis-log-scripts.ts';

const createImage = (): BookImage => {
  const book = createBook();
  book.reader.load(null, { epoch: 'e', clk: 0 });
  book.reader.read({ clk: 1, atMs: 0, feedId: 'demo', changes: image(game(), line()) });
  return book.reader.image();
};

describeWithRedis('an image of the book in Redis', (program) => {
  const whole = { image: createImage(), keepEntries: 1 };
  let redis: RedisServer;
  let hand: RedisConnection;
  let books = 0;
  beforeAll(async () => {
    redis = await startRedisServer(program);
    hand = connectRedis(loneRedis(redis.url));
    await hand.contact;
  });
  afterAll(async () => {
    hand.destroy();
    await redis.close();
  });

  it('what a gateway had written of an image when it died is gone after a while, and a whole one stays', async () => {
    const keys = redisLogKeys(`test${++books}`);
    const died = { ...hand, run: () => Promise.reject(new Error('died')) };
    await expect(saveImage(died, keys, { epoch: 'e', clk: 1 }, whole)).rejects.toThrow('died');
    const lifeOf = async (pattern: string): Promise<unknown[]> => {
      const found = (await hand.send('KEYS', pattern)) as string[];
      return Promise.all(found.map((key) => hand.send('PTTL', key)));
    };
    const [draftMs, ...others] = await lifeOf(keys.imageDraft('e', '*'));
    expect(others).toEqual([]);
    expect(draftMs).toBeGreaterThan(0);
    expect(draftMs).toBeLessThanOrEqual(30_000);
    await hand.send('DEL', keys.imageClaim('e'));
    await saveImage(hand, keys, { epoch: 'e', clk: 2 }, whole);
    expect(await lifeOf(keys.imageParts('e', 2))).toEqual([-1]);
    expect(await readImage(hand, keys, 'e')).toEqual({ image: whole.image, clk: 2 });
    expect(await lifeOf(keys.imageClaim('e'))).toEqual([]);
  });

  it('a writer whose claim ran out publishes nothing while another one writes, and leaves its claim', async () => {
    const keys = redisLogKeys(`test${++books}`);
    await saveImage(hand, keys, { epoch: 'e', clk: 1 }, whole);
    const slow: typeof hand = {
      ...hand,
      run: async (script, named, args) => {
        await hand.send('SET', keys.imageClaim('e'), 'another', 'PX', 30_000);
        return hand.run(script, named, args);
      },
    };
    await saveImage(slow, keys, { epoch: 'e', clk: 2 }, whole);
    expect(await readImage(hand, keys, 'e')).toEqual({ image: whole.image, clk: 1 });
    expect(await hand.send('GET', keys.imageClaim('e'))).toBe('another');
    expect(await hand.send('KEYS', keys.imageDraft('e', '*'))).toEqual([]);
    await hand.send('DEL', keys.imageClaim('e'));
    await saveImage(hand, keys, { epoch: 'e', clk: 3 }, whole);
    expect(await hand.send('KEYS', keys.imageParts('e', '*' as never))).toEqual([keys.imageParts('e', 3)]);
  });

  it('an image whose parts ran out before it was whole takes nobody’s place', async () => {
    const keys = redisLogKeys(`test${++books}`);
    await saveImage(hand, keys, { epoch: 'e', clk: 1 }, whole);
    const late: typeof hand = {
      ...hand,
      run: async (script, named, args) => {
        await hand.send('DEL', named[3] ?? '');
        return hand.run(script, named, args);
      },
    };
    await saveImage(late, keys, { epoch: 'e', clk: 2 }, whole);
    expect(await readImage(hand, keys, 'e')).toEqual({ image: whole.image, clk: 1 });
  });
});
