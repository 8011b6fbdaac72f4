import { MOST_BANNERS, MOST_IMAGE_BYTES, type Banner } from '@lineboard/domain/words/banners/banner.schema';
import { startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';

/** One pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
const MP4 = base64(`\0\0\0\x18ftypisom${'x'.repeat(200)}`);

describe.each(oneEngine())('what operators put on the page, on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call, addToken } = book;

  const ask = (url: string, headers: Record<string, string> = {}) =>
    book.gateway.app.inject({ url, headers });
  const read = async (place: string): Promise<Banner[]> => (await ask(`/api/banners/${place}`)).json();
  const names = async (place: string): Promise<string[]> => (await read(place)).map(({ name }) => name);
  const add = (fields: object = {}) =>
    call('banners add', { name: 'one', alt: 'One', image: PNG, ...fields } as never);
  const remove = (name: string) => call('banners remove', { name });

  it('ENT1-16, CALL1-16, CALL2-32: a banner has name, flag, dates, action and link, and appears in its place', async () => {
    const added = await add({
      name: 'spring',
      from: '2026-12-01',
      to: '2027-02-28',
      action: 'popup',
      link: '/rules',
    });
    expect(added).toMatchObject({
      status: 200,
      body: { place: 'sidebar', mediaType: 'image/png', actor: 'boss' },
    });
    await add({ name: 'beside', place: 'split' });
    const [spring] = await read('sidebar');
    expect(spring).toEqual({
      name: 'spring',
      active: true,
      activeFromMs: startOfDayMs('2026-12-01'),
      activeToMs: startOfDayMs('2027-03-01'),
      action: 'popup',
      link: '/rules',
      alt: 'One',
      onPhone: false,
      media: expect.stringMatching(/^\/banner-media\/[0-9a-f]{64}$/),
      width: 1,
      height: 1,
    });
    expect(await names('split')).toEqual(['beside']);
    expect((await call('banners list', {})).body).toHaveLength(2);
    expect(await remove('spring')).toMatchObject({ status: 200 });
    expect(await remove('spring')).toMatchObject({ body: { error: { code: 'unknownBanner' } } });
    expect(await names('sidebar')).toEqual([]);
    await remove('beside');
  });

  it('CALL2-31: images above the board are a place of their own, and the site says that they need room', async () => {
    const room = async () => (await ask('/api/site')).json().slider;
    expect(await room()).toBe('none');
    await call('slider add', { name: 'wide', alt: 'Wide', image: PNG });
    expect(await room()).toBe('desk');
    await call('slider add', { name: 'phone', alt: 'Phone', image: PNG, phone: true });
    expect(await room()).toBe('everywhere');
    expect(await names('slider')).toEqual(['phone', 'wide']);
    expect((await remove('wide')).status).toBe(409);
    await call('slider remove', { name: 'wide' });
    await call('slider remove', { name: 'phone' });
    expect(await room()).toBe('none');
  });

  it.each(['banners', 'slider', 'videos'] as const)(
    '%s are checked and shown beforehand, and nothing is put up',
    async (place) => {
      const before = (await call('audit list', {})).body.length;
      const command = `${place} add` as 'slider add';
      const media = place === 'videos' ? { video: MP4 } : { image: PNG };
      const wanted = { name: 'seen', alt: 'Seen', from: '2026-12-01', dryRun: true, ...media };
      const { status, body } = await call(command, wanted as never);
      expect([status, body.name, body.activeFromMs]).toEqual([200, 'seen', startOfDayMs('2026-12-01')]);
      expect((await call(command, { ...wanted, from: 'soon' } as never)).status).toBe(400);
      expect((await call(`${place} list`, {})).body).toEqual([]);
      expect((await call('audit list', {})).body).toHaveLength(before);
    },
  );

  it('VAL1-07, VAL1-08: what is off or over isn’t told, what is ahead is', async () => {
    await add({ name: 'off', off: true });
    await add({ name: 'over', to: '2026-01-01' });
    await add({ name: 'ahead', from: '2099-01-01' });
    expect(await names('sidebar')).toEqual(['ahead']);
    for (const name of ['off', 'over', 'ahead']) await remove(name);
  });

  it('serves the file with its type, for ever, and nothing that could run', async () => {
    await add();
    const [{ media } = { media: '' }] = await read('sidebar');
    const answer = await ask(media);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(Buffer.from(PNG, 'base64'))).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await ask(`/banner-media/${'0'.repeat(64)}`)).statusCode).toBe(404);
    expect((await ask('/banner-media/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404);
    await remove('one');
    expect((await ask(media)).statusCode).toBe(404);
  });

  it('R1-05: videos are served in parts, as players ask for them', async () => {
    await call('videos add', { name: 'how', alt: 'How to bet', video: MP4 });
    const [{ media, width } = { media: '', width: 1 }] = await read('video');
    expect(width).toBeNull();
    const part = await ask(media, { range: 'bytes=4-7' });
    expect(part).toMatchObject({ statusCode: 206, body: 'ftyp' });
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 4-7/212', 'content-type': 'video/mp4' });
    expect((await ask(media, { range: 'bytes=-3' })).body).toBe('xxx');
    expect((await ask(media, { range: 'bytes=500-' })).statusCode).toBe(416);
    expect((await ask(media, { range: 'bytes=9-2,x' })).statusCode).toBe(200);
    await call('videos remove', { name: 'how' });
  });

  it('a video may be larger than an image', async () => {
    const grown = (media: string): string =>
      Buffer.concat([Buffer.from(media, 'base64'), Buffer.alloc(MOST_IMAGE_BYTES)]).toString('base64');
    expect(await add({ image: grown(PNG) })).toMatchObject({ body: { error: { code: 'badRequest' } } });
    await call('videos add', { name: 'long', alt: 'How to bet', video: grown(MP4) });
    expect(await names('video')).toEqual(['long']);
    await call('videos remove', { name: 'long' });
  });

  it.each([
    ['a page', base64('<html><script>alert(1)</script>')],
    [
      'a drawing that runs',
      base64('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script/></svg>'),
    ],
    ['a GIF', 'R0lGODlhAQABAAAAACwAAAAAAQABAAA='],
    ['a video', MP4],
    ['a part of an image', PNG.slice(0, 24)],
    ['an image of too many pixels', Buffer.from(PNG, 'base64').fill(0x7f, 16, 20).toString('base64')],
  ])('%s is no image', async (_, image) => {
    expect(await add({ image })).toMatchObject({ status: 409, body: { error: { code: 'unreadableMedia' } } });
    expect(await names('sidebar')).toEqual([]);
  });

  it.each([
    [{ action: 'link' }, 'linkNeeded', 'link'],
    [{ link: '/rules' }, 'linkNeeded', 'link'],
    [{ action: 'LiveBetting', link: '/rules' }, 'linkNeeded', 'link'],
    [{ action: 'link', link: 'https://evil.example/' }, 'linkNotAllowed', 'link'],
    [{ action: 'popup', link: 'javascript:alert(1)' }, 'linkNotAllowed', 'link'],
    [{ from: '2027-02-30' }, 'unknownDay', undefined],
  ])('%j is refused with %s, and its field is named: %s', async (fields, code, field) => {
    const { status, body } = await add(fields);
    expect([status, body.error.code, body.error.field]).toEqual([409, code, field]);
  });

  it.each([
    ['name', { name: '../x' }],
    ['image', { image: 'a'.repeat(600_000) }],
    ['image', { image: '<svg/>' }],
    ['alt', { alt: ' ' }],
    ['action', { action: 'explode' }],
  ])('says that %s is wrong', async (field, fields) => {
    expect(await add(fields)).toMatchObject({ status: 400, body: { error: { field } } });
  });

  it('are so many at most, each name once, with a right of their own and a line of the audit log', async () => {
    const added = await Promise.all(
      Array.from({ length: MOST_BANNERS + 3 }, (_, at) => add({ name: `many-${at}` })),
    );
    expect(added.filter(({ status }) => status === 200)).toHaveLength(MOST_BANNERS);
    const { body: listed } = await call('banners list', {});
    const { name } = listed[0];
    expect(await call('slider add', { name, alt: 'x', image: PNG })).toMatchObject({
      body: { error: { code: 'nameTaken' } },
    });
    await remove(name);
    const { body: log } = await call('audit list', { most: 2 });
    expect(log).toMatchObject([
      { command: 'banners remove', before: { name } },
      { command: 'banners add', input: { image: `${PNG.length} characters` } },
    ]);
    const token = await addToken('reader', ['customers.read', 'content.write']);
    expect((await call('banners list', {}, { token })).status).toBe(403);
    expect((await ask('/api/banners/nowhere')).statusCode).toBe(400);
  });
});
