import { MOST_CARD_UPLOAD_BYTES } from '@lineboard/domain/account/cards/card-upload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { measureLongestStretch } from '../../../testing/load/watch-thread.ts';
import { drawPicture } from '../../../testing/samples/pictures.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { CardPage } from '../../../testing/worlds/card-page.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { writeCardKey } from '../../config/card-keys.ts';
import { sweepCards } from './sweep-cards.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describe.each(oneEngine())('images of a card on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine, { env: { CARD_KEYS: writeCardKey('k1'), LOCKOUT_FAILURES: '3' } });
  let customers = 0;
  let photo: Buffer;
  let large: Buffer;

  beforeAll(async () => {
    photo = await drawPicture();
    large = await drawPicture({ width: 1_000, height: 800, format: 'png' });
  });

  const openPage = async (fields: { isDemo?: boolean } = {}): Promise<CardPage & { customerId: string }> => {
    customers += 1;
    const customerId = `CARD${customers}`;
    await seedCustomer(book.database, { customerId, ...fields });
    const page = new CardPage(book.gateway, { address: `10.6.${customers}.1` });
    await page.signIn(customerId, TEST_PASSWORD);
    return Object.assign(page, { customerId });
  };
  const listKept = async (customerId: string) => (await book.call('cards list', { customerId })).body;
  const countParts = async (): Promise<number> => {
    const { rows } = await book.database.pool.query('select count(*)::integer as count from card_part');
    return rows[0].count;
  };
  const showFirst = async (customerId: string): Promise<Buffer> => {
    const [{ imageId }] = await listKept(customerId);
    const { body } = await book.call('cards show', { imageId });
    return Buffer.from(body.image, 'base64');
  };

  it('takes encrypted images with the password, and an operator sees them', async () => {
    const page = await openPage();
    const images = [photo, large];
    expect(page.listParts({ uploadId: '', token: 'k'.repeat(16) }, images).length).toBeGreaterThan(3);
    expect((await page.send(images, TEST_PASSWORD)).json()).toEqual({ resultCode: 0 });
    const kept = await listKept(page.customerId);
    expect(
      kept.map(({ width, height }: { width: number; height: number }) => `${width}x${height}`).sort(),
    ).toEqual(['1000x800', '640x400']);
    expect(await sharp(await showFirst(page.customerId)).metadata()).toMatchObject({ format: 'jpeg' });
    expect(await countParts()).toBe(0);
  });

  it('ENT2-52: the token is the result message, of 16 characters, and another each time', async () => {
    const page = await openPage();
    const [first, second] = [await page.start([photo]), await page.start([photo])];
    expect(first.token).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(second.token).not.toBe(first.token);
  });

  it('ENT2-50, ENT2-51: sizes, images, password and key are all of it, and no number of a card', async () => {
    const page = await openPage();
    const upload = await page.start([photo]);
    await page.sendParts(upload, [photo]);
    const url = `/api/card-uploads/${upload.uploadId}/submission`;
    const body = page.submission(upload, [photo], TEST_PASSWORD);
    for (const more of [{ cardNumber: '4111111111111111' }, { cvv: '123' }])
      expect((await page.call('POST', url, { ...body, ...more })).statusCode).toBe(400);
    expect((await page.call('POST', '/api/card-uploads', { sizes: [1], name: 'x' })).statusCode).toBe(400);
    expect((await page.call('POST', url, body)).json()).toEqual({ resultCode: 0 });
  });

  describe('limits, before anything is sent', () => {
    it.each([
      ['a file of a byte more than 4172972', [4_172_973]],
      [
        'files of a byte more than 12172972 together',
        [4_172_972, 4_172_972, MOST_CARD_UPLOAD_BYTES + 1 - 2 * 4_172_972],
      ],
      ['no files', []],
      ['nine files', Array<number>(9).fill(1)],
      ['an empty file', [0]],
      ['a size that is none', [1.5]],
      ['a negative size', [-1]],
    ])('%s is refused', async (_what, sizes) => {
      const page = await openPage();
      expect((await page.call('POST', '/api/card-uploads', { sizes })).statusCode).toBe(400);
    });

    it('so many images are kept and no more, and so many starts an hour', async () => {
      const page = await openPage();
      const insert = `insert into card_image (image_id, customer_id, sent_at_ms, width, height, key_id, nonce, sealed)
        select gen_random_uuid(), $1, 0, 1, 1, 'k1', '', '' from generate_series(1, 15)`;
      await book.database.pool.query(insert, [page.customerId]);
      expect((await page.call('POST', '/api/card-uploads', { sizes: [1, 1] })).json().error).toEqual({
        code: 'cardsFull',
        params: { most: 16 },
      });
      for (let times = 0; times < 19; times += 1) await page.start([photo]);
      const refused = await page.call('POST', '/api/card-uploads', { sizes: [1] });
      expect(refused.json().error).toMatchObject({
        code: 'rateLimited',
        params: { retryAfterMs: expect.any(Number) },
      });
    });
  });

  it('parts come in any order and again, and one of another length or place is refused', async () => {
    const page = await openPage();
    const upload = await page.start([large]);
    const parts = page.listParts(upload, [large]);
    const [first, last] = [parts[0]!, parts.at(-1)!];
    expect((await page.call('PUT', first.url, { data: last.data })).statusCode).toBe(400);
    expect((await page.call('PUT', `${last.url}9`, { data: last.data })).statusCode).toBe(400);
    expect(
      (await page.call('PUT', first.url.replace('images/0', 'images/1'), { data: first.data })).statusCode,
    ).toBe(400);
    expect((await page.call('PUT', first.url, { data: '*' })).statusCode).toBe(400);
    for (const { url, data } of parts.toReversed().slice(1)) await page.call('PUT', url, { data });
    expect((await page.submit(upload, [large], TEST_PASSWORD)).json().error).toEqual({
      code: 'badRequest',
      params: { field: 'images' },
    });
    for (const { url, data } of [...parts, first])
      expect((await page.call('PUT', url, { data })).statusCode).toBe(204);
    expect((await page.submit(upload, [large], TEST_PASSWORD)).json()).toEqual({ resultCode: 0 });
    expect(await listKept(page.customerId)).toHaveLength(1);
  });

  it('other images than were announced are not taken', async () => {
    const page = await openPage();
    const upload = await page.start([photo]);
    await page.sendParts(upload, [photo]);
    const other = Buffer.from(photo.map((byte) => 255 - byte));
    expect((await page.submit(upload, [other], TEST_PASSWORD)).statusCode).toBe(400);
    expect((await page.submit(upload, [photo, photo], TEST_PASSWORD)).statusCode).toBe(400);
    expect(await listKept(page.customerId)).toEqual([]);
  });

  it('a wrong password is one, is counted as at sign-in, and keeps what was sent', async () => {
    const page = await openPage();
    const upload = await page.start([photo]);
    await page.sendParts(upload, [photo]);
    const tried = [];
    for (const guess of ['guess one', 'guess two', 'guess three', TEST_PASSWORD])
      tried.push((await page.submit(upload, [photo], guess)).json());
    expect(tried).toMatchObject([
      { resultCode: 1, code: 'incorrectPassword' },
      { resultCode: 1, code: 'incorrectPassword' },
      { resultCode: 2, code: 'lockedOut' },
      { resultCode: 2, code: 'lockedOut' },
    ]);
    expect(await listKept(page.customerId)).toEqual([]);
    const second = await openPage();
    const again = await second.start([photo]);
    await second.sendParts(again, [photo]);
    expect((await second.submit(again, [photo], 'guess one')).json().resultCode).toBe(1);
    expect((await second.submit(again, [photo], TEST_PASSWORD)).json()).toEqual({ resultCode: 0 });
  });

  it('a token is good once, for its upload alone, and for a quarter of an hour', async () => {
    const page = await openPage();
    const used = await page.start([photo]);
    await page.sendParts(used, [photo]);
    expect((await page.submit(used, [photo], TEST_PASSWORD)).json()).toEqual({ resultCode: 0 });
    expect((await page.call('PUT', page.listParts(used, [photo])[0]!.url, { data: 'AAAA' })).statusCode).toBe(
      404,
    );
    const next = await page.start([photo]);
    await page.sendParts({ ...next, token: used.token }, [photo]);
    expect((await page.submit({ ...next, token: used.token }, [photo], TEST_PASSWORD)).json()).toEqual({
      resultCode: 3,
      code: 'tokenInvalid',
    });
    await page.sendParts(next, [photo]);
    book.gateway.clock.wallMs += 15 * MINUTE_MS;
    expect((await page.submit(next, [photo], TEST_PASSWORD)).statusCode).toBe(404);
    expect(await listKept(page.customerId)).toHaveLength(1);
  });

  it('submits at once and again keep the images once', async () => {
    const page = await openPage();
    const upload = await page.start([photo]);
    await page.sendParts(upload, [photo]);
    const answers = await Promise.all([0, 1, 2, 3].map(() => page.submit(upload, [photo], TEST_PASSWORD)));
    expect(answers.some((answer) => answer.json().resultCode === 0)).toBe(true);
    expect(answers.every((answer) => [200, 429].includes(answer.statusCode))).toBe(true);
    expect((await page.submit(upload, [photo], TEST_PASSWORD)).json()).toEqual({ resultCode: 0 });
    expect(await listKept(page.customerId)).toHaveLength(1);
  });

  it('nobody else comes near an upload: no stranger, no other customer, no other session, no demo visitor', async () => {
    const page = await openPage();
    const upload = await page.start([photo]);
    const [part] = page.listParts(upload, [photo]);
    const other = await openPage();
    const second = new CardPage(book.gateway, { address: '10.6.250.1' });
    await second.signIn(page.customerId, TEST_PASSWORD);
    for (const thief of [other, second]) {
      expect((await thief.call('PUT', part!.url, { data: part!.data })).statusCode).toBe(404);
      expect((await thief.submit(upload, [photo], TEST_PASSWORD)).statusCode).toBe(404);
    }
    const stranger = new CardPage(book.gateway);
    expect((await stranger.call('PUT', part!.url, { data: part!.data })).statusCode).toBe(401);
    const demo = await openPage({ isDemo: true });
    expect((await demo.call('POST', '/api/card-uploads', { sizes: [1] })).statusCode).toBe(403);
    for (const id of ['__proto__', '..%2F..', '\ud800', 'a'.repeat(200)])
      expect(
        (
          await page.call(
            'PUT',
            `/api/card-uploads/${encodeURIComponent(id.toWellFormed())}/images/0/parts/0`,
            { data: 'AAAA' },
          )
        ).statusCode,
      ).toBe(400);
  });

  it('lies sealed: no byte of a picture in the database, and none opens in another place', async () => {
    const page = await openPage();
    await page.send([photo], TEST_PASSWORD);
    const kept = await showFirst(page.customerId);
    const { rows } = await book.database.pool.query('select * from card_image where customer_id = $1', [
      page.customerId,
    ]);
    expect(rows[0].sealed.includes(kept.subarray(100, 132))).toBe(false);
    const other = await openPage();
    await book.database.pool.query('update card_image set customer_id = $2 where image_id = $1', [
      rows[0].image_id,
      other.customerId,
    ]);
    expect((await book.call('cards show', { imageId: rows[0].image_id })).body.error.code).toBe(
      'unknownCardKey',
    );
  });

  it('leaves the gateway free for others while it looks at pictures', async () => {
    const page = await openPage();
    const pictures = await Promise.all([0, 1].map(() => drawPicture({ width: 3_000, height: 2_000 })));
    const look = async (): Promise<void> => {
      const upload = await page.start(pictures);
      await page.sendParts(upload, pictures);
      expect((await page.submit(upload, pictures, TEST_PASSWORD)).json()).toEqual({ resultCode: 0 });
    };
    expect(await measureLongestStretch(look, 100)).toBeLessThan(100);
  });

  it('every look is in the audit log, without a byte of the image; who may not look sees nothing', async () => {
    const page = await openPage();
    await page.send([photo], TEST_PASSWORD);
    const [{ imageId }] = await listKept(page.customerId);
    await book.call('cards show', { imageId });
    const reader = await book.addToken('reader', ['customers.read']);
    const looker = await book.addToken('looker', ['cards.read']);
    for (const [name, input] of [
      ['cards list', { customerId: page.customerId }],
      ['cards show', { imageId }],
    ] as const)
      expect((await book.call(name, input, { token: reader })).status).toBe(403);
    expect((await book.call('cards delete', { imageId }, { token: looker })).status).toBe(403);
    expect((await book.call('cards show', { imageId }, { token: looker })).status).toBe(200);
    expect((await book.call('cards delete', { imageId })).body).toMatchObject({ imageId });
    expect((await book.call('cards show', { imageId })).body.error.code).toBe('unknownCardImage');
    const { body: log } = await book.call('audit list', { customerId: page.customerId });
    expect(
      log.map(({ actor, command }: { actor: string; command: string }) => `${actor} ${command}`),
    ).toEqual(['boss cards delete', 'looker cards show', 'boss cards show', 'boss cards list']);
    expect(JSON.stringify(log).length).toBeLessThan(2_500);
  });

  it('goes when its time is over, and an upload that nobody finished with its token', async () => {
    const [page, other] = [await openPage(), await openPage()];
    await page.send([photo], TEST_PASSWORD);
    const sentAtMs = book.gateway.clock.wallMs;
    await other.sendParts(await other.start([photo]), [photo]);
    expect(await countParts()).toBeGreaterThan(0);
    await sweepCards(book.database, 30, sentAtMs + 15 * MINUTE_MS);
    expect(await countParts()).toBe(0);
    await sweepCards(book.database, 30, sentAtMs + 30 * DAY_MS - 1);
    expect(await listKept(page.customerId)).toHaveLength(1);
    await sweepCards(book.database, 30, sentAtMs + 30 * DAY_MS);
    expect(await listKept(page.customerId)).toEqual([]);
  });
});

describe.each(oneEngine())('a book without a key for images of cards on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);

  it('takes none', async () => {
    await seedCustomer(book.database, { customerId: 'NOKEY' });
    const page = new CardPage(book.gateway);
    await page.signIn('NOKEY', TEST_PASSWORD);
    const refused = await page.call('POST', '/api/card-uploads', { sizes: [1] });
    expect(refused.json().error.code).toBe('cardsUnavailable');
  });
});

describe.each(oneEngine())('images of cards of a demo on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine, { env: { DEMO: 'true' } });

  it('are opened over HTTP by the key that they were sealed with, which no configuration has', async () => {
    await seedCustomer(book.database, { customerId: 'CARDS' });
    const page = new CardPage(book.gateway, { address: '10.6.200.1' });
    await page.signIn('CARDS', TEST_PASSWORD);
    expect((await page.send([await drawPicture()], TEST_PASSWORD)).json()).toEqual({ resultCode: 0 });
    const [{ imageId }] = (await book.call('cards list', { customerId: 'CARDS' })).body;
    const { status, body } = await book.call('cards show', { imageId });
    expect(status).toBe(200);
    expect(await sharp(Buffer.from(body.image, 'base64')).metadata()).toMatchObject({ format: 'jpeg' });
  });
});
