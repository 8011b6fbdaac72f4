import { MOST_CARD_IMAGES, MOST_CARD_UPLOAD_BYTES } from '@lineboard/domain/account/cards/card-upload';
import { watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { addChunk, drawBomb, drawPicture } from '../../../testing/samples/pictures.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { CardPage } from '../../../testing/worlds/card-page.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { writeCardKey } from '../../config/card-keys.ts';
import { isMoreThanPicture } from './is-more-than-picture.ts';

const MARK = '<script>alert(1)</script>';
const ARCHIVE = Buffer.concat([
  Buffer.from('PK\u0003\u0004 card.html '),
  Buffer.from('PK\u0005\u0006'),
  Buffer.alloc(18),
]);
const HALF_GIB = 1 << 29;
const ZTXT_HEAD = Buffer.from('Comment\0\0');
const ITXT_HEAD = Buffer.from('XML:com.adobe.xmp\0\u0001\0\0\0');
const PACKED_CHUNKS = [
  ['zTXt', ZTXT_HEAD],
  ['iCCP', Buffer.from('profile\0\0')],
  ['iTXt', ITXT_HEAD],
] as const;

/** A JPEG's segment by its marker, behind the two bytes that it begins with. */
const addSegment = (jpeg: Buffer, marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
};

describe.each(oneEngine())('attacks with images of a card on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine, { env: { CARD_KEYS: writeCardKey('k1') } });
  let customers = 0;
  let jpeg: Buffer;
  let png: Buffer;
  let webp: Buffer;
  let packed: Buffer;

  beforeAll(async () => {
    jpeg = await drawPicture();
    png = await drawPicture({ format: 'png' });
    webp = await drawPicture({ format: 'webp' });
    packed = deflateSync(Buffer.alloc(HALF_GIB));
  });

  const openPage = async (): Promise<CardPage & { customerId: string }> => {
    customers += 1;
    const customerId = `ATTACK${customers}`;
    await seedCustomer(book.database, { customerId });
    const page = new CardPage(book.gateway, { address: `10.7.${customers}.1` });
    await page.signIn(customerId, TEST_PASSWORD);
    return Object.assign(page, { customerId });
  };
  const countRows = async (customerId: string) => {
    const { rows } = await book.database.pool.query(
      `select (select count(*)::integer from card_image where customer_id = $1) as images,
         (select count(*)::integer from card_upload where customer_id = $1) as uploads,
         (select count(*)::integer from card_part p
          where not exists (select from card_upload u where u.upload_id = p.upload_id)) as parts`,
      [customerId],
    );
    return rows[0];
  };
  const NOTHING = { images: 0, uploads: 0, parts: 0 };

  /** The files that the picture library writes while it draws, in this or any other process. */
  const watchDisk = () => {
    const written: string[] = [];
    const watcher = watch(tmpdir(), (_event, name) => {
      if (name?.startsWith('vips')) written.push(name);
    });
    return { written, close: () => watcher.close() };
  };

  /** The outcome, the traces in database and files, and whether the book accepts the next picture. */
  const sendAttack = async (bytes: Buffer) => {
    const page = await openPage();
    const disk = watchDisk();
    const answer = await page.send([jpeg, bytes], TEST_PASSWORD);
    disk.close();
    const left = await countRows(page.customerId);
    const next = (await page.send([jpeg], TEST_PASSWORD)).json();
    return { status: answer.statusCode, body: answer.json(), left, written: disk.written, next };
  };
  const refusedFor = (fault: string) => ({
    status: 422,
    body: { error: { code: 'cardImageRefused', params: { image: 1, fault } } },
    left: NOTHING,
    written: [],
    next: { resultCode: 0 },
  });

  describe('a wrong type with a right name', () => {
    it.each([
      ['an SVG with a script', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${MARK}</svg>`)],
      ['HTML', Buffer.from(`<!doctype html><html>${MARK}</html>`)],
      ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
      ['an executable', Buffer.from('MZ\u0090\0\u0003\0\0\0')],
      ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</S/JavaScript>>')],
      ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
      ['a TIFF', Buffer.from('II*\0\u0008\0\0\0\0\0')],
      ['an archive', ARCHIVE],
      [
        'a PNG by its first bytes alone',
        Buffer.concat([Buffer.from('iVBORw0KGgo=', 'base64'), Buffer.from('x')]),
      ],
      ['a JPEG by its first bytes alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70])],
      ['a WebP by its first bytes alone', Buffer.from('RIFF\0\0\0\0WEBPVP8 nothing')],
    ])('%s is refused by its content', async (_what, bytes) =>
      expect(await sendAttack(bytes)).toEqual(refusedFor('unreadable')),
    );

    it.each([
      ['JPEG', () => jpeg],
      ['PNG', () => png],
      ['WebP', () => webp],
    ])('a %s that breaks off is refused', async (_what, picture) => {
      const cut = picture().subarray(0, picture().length / 2);
      expect(await sendAttack(cut)).toEqual(refusedFor('unreadable'));
    });
  });

  describe('an oversized upload, or one of too many', () => {
    it.each([
      ['a file of a byte more than it may have', [4_172_973]],
      [
        'files of a byte more than they may have together',
        [4_172_972, 4_172_972, MOST_CARD_UPLOAD_BYTES + 1 - 2 * 4_172_972],
      ],
      ['a file more than may be sent together', Array<number>(MOST_CARD_IMAGES + 1).fill(1)],
      ['a size beyond all numbers', [Number.MAX_SAFE_INTEGER]],
    ])('%s is refused before a byte is sent', async (_what, sizes) => {
      const page = await openPage();
      const answer = await page.call('POST', '/api/card-uploads', { sizes });
      expect([answer.statusCode, answer.json().error]).toMatchObject([
        400,
        { code: 'badRequest', params: { field: expect.stringContaining('sizes') } },
      ]);
      expect(await countRows(page.customerId)).toEqual(NOTHING);
    });

    it('a thousand files are refused by the length of the call alone', async () => {
      const page = await openPage();
      const sizes = Array<number>(1_000).fill(1);
      const answer = await page.call('POST', '/api/card-uploads', { sizes });
      expect([answer.statusCode, answer.json().error]).toEqual([413, { code: 'payloadTooLarge' }]);
      expect(await countRows(page.customerId)).toEqual(NOTHING);
    });

    it('more bytes than were announced, and a body without end, are refused, and none of them is kept', async () => {
      const page = await openPage();
      const upload = await page.start([jpeg]);
      const url = `/api/card-uploads/${upload.uploadId}/images/0/parts/0`;
      const longer = Buffer.alloc(jpeg.length + 32).toString('base64');
      expect((await page.call('PUT', url, { data: longer })).json().error.code).toBe('badRequest');
      const endless = Buffer.alloc(3_000_000, 65).toString('latin1');
      expect((await page.call('PUT', url, { data: endless })).json().error.code).toBe('payloadTooLarge');
      const { rows } = await book.database.pool.query('select from card_part where upload_id = $1', [
        upload.uploadId,
      ]);
      expect(rows).toEqual([]);
      await page.sendParts(upload, [jpeg]);
      expect((await page.submit(upload, [jpeg], TEST_PASSWORD)).json()).toEqual({ resultCode: 0 });
    });
  });

  describe('a decompression bomb', () => {
    it('refuses 50,000 by 50,000 pixels by the header, without drawing them', async () => {
      const bomb = await drawBomb(50_000);
      expect(bomb.length).toBeLessThan(500_000);
      const cpu = process.cpuUsage();
      expect(await sendAttack(bomb)).toEqual(refusedFor('tooManyPixels'));
      expect(process.cpuUsage(cpu).user / 1_000).toBeLessThan(3_000);
    });

    it('a WebP that claims more pixels than it may have is refused', async () => {
      const bomb = await sharp({ create: { width: 16_000, height: 3_200, channels: 3, background: '#446' } })
        .webp({ effort: 0, quality: 1 })
        .toBuffer();
      expect(bomb.length).toBeLessThan(500_000);
      expect(await sendAttack(bomb)).toEqual(refusedFor('tooManyPixels'));
    });

    it.each(PACKED_CHUNKS)(
      'in a PNG’s %s is refused before it is unpacked further than a megabyte',
      async (type, head) => {
        const before = process.memoryUsage.rss();
        const cpu = process.cpuUsage();
        const bomb = addChunk(png, type, Buffer.concat([head, packed]));
        expect(await sendAttack(bomb)).toEqual(refusedFor('notOnlyPicture'));
        expect(process.cpuUsage(cpu).user / 1_000).toBeLessThan(3_000);
        expect(process.memoryUsage.rss() - before).toBeLessThan(HALF_GIB / 2);
      },
    );

    it.each([
      ['a megabyte and a byte', [1_048_577]],
      ['a megabyte and a byte, in two', [1_048_576, 1]],
      ['nothing, in 33 pieces', Array<number>(33).fill(0)],
    ])('metadata that unpack to %s are refused', async (_what, sizes) => {
      let bomb = png;
      for (const size of sizes)
        bomb = addChunk(bomb, 'zTXt', Buffer.concat([ZTXT_HEAD, deflateSync(Buffer.alloc(size))]));
      expect(await sendAttack(bomb)).toEqual(refusedFor('notOnlyPicture'));
    });

    it('metadata that are packed in no way that can be unpacked are refused', async () => {
      const cut = deflateSync(Buffer.alloc(5_000, 'a')).subarray(0, -8);
      for (const content of [Buffer.concat([ZTXT_HEAD, cut]), ZTXT_HEAD, Buffer.from('Comment')])
        expect(await isMoreThanPicture(addChunk(png, 'zTXt', content))).toBe(true);
    });

    it('a chunk that claims more bytes than are there ends the look', async () => {
      const claims = Buffer.from(png);
      claims.writeUInt32BE(0xffff_ffff, 33);
      expect(await sendAttack(claims)).toEqual(refusedFor('unreadable'));
    });

    it('the metadata of phones and screens are no fault, and gone', async () => {
      const page = await openPage();
      const profile = Buffer.alloc(50_000, 'display ');
      const words = Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/">a screen</x:xmpmeta>');
      const screenshot = [
        addChunk(png, 'iCCP', Buffer.concat([Buffer.from('Display P3\0\0'), deflateSync(profile)])),
        addChunk(png, 'zTXt', Buffer.concat([ZTXT_HEAD, deflateSync(Buffer.from('exif'.repeat(30_000)))])),
        addChunk(png, 'iTXt', Buffer.concat([ITXT_HEAD, deflateSync(words)])),
        addChunk(png, 'iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), words])),
        await sharp(png).withIccProfile('p3').withXmp(words.toString()).png().toBuffer(),
      ];
      for (const picture of screenshot) expect(await isMoreThanPicture(picture)).toBe(false);
      expect((await page.send([screenshot[0]!], TEST_PASSWORD)).json()).toEqual({ resultCode: 0 });
      const [{ imageId }] = (await book.call('cards list', { customerId: page.customerId })).body;
      const kept = Buffer.from((await book.call('cards show', { imageId })).body.image, 'base64');
      const { icc, xmp, width } = await sharp(kept).metadata();
      expect({ icc, xmp, width }).toEqual({ width: 640 });
    });
  });

  describe('a script in an image', () => {
    it.each([
      ['a JPEG’s comment', () => addSegment(jpeg, 0xfe, Buffer.from(MARK))],
      [
        'a JPEG’s EXIF',
        () =>
          sharp(jpeg)
            .withExif({ IFD0: { ImageDescription: MARK } })
            .jpeg()
            .toBuffer(),
      ],
      ['a JPEG’s comment in UTF-16', () => addSegment(jpeg, 0xfe, Buffer.from(MARK, 'utf16le'))],
      [
        'a WebP’s XMP',
        () =>
          sharp(webp).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${MARK}</x:xmpmeta>`).webp().toBuffer(),
      ],
      ['a PNG’s text', () => addChunk(png, 'tEXt', Buffer.from(`Comment\0${MARK}`))],
      [
        'PHP in a PNG’s text',
        () => addChunk(png, 'tEXt', Buffer.from('Comment\0<?php system($_GET[0]); ?>')),
      ],
    ])('in %s is refused', async (_what, attack) =>
      expect(await sendAttack(await attack())).toEqual(refusedFor('notOnlyPicture')),
    );

    it.each(PACKED_CHUNKS)('packed in a PNG’s %s is refused', async (type, head) => {
      const attack = addChunk(png, type, Buffer.concat([head, deflateSync(Buffer.from(MARK))]));
      expect(await sendAttack(attack)).toEqual(refusedFor('notOnlyPicture'));
    });
  });

  describe('a polyglot', () => {
    it.each([
      ['a JPEG and a page', () => Buffer.concat([jpeg, Buffer.from(`<html>${MARK}</html>`)])],
      ['a JPEG and an archive', () => Buffer.concat([jpeg, ARCHIVE])],
      ['a PNG and an archive', () => Buffer.concat([png, ARCHIVE])],
      ['a WebP and a RAR', () => Buffer.concat([webp, Buffer.from('Rar!\u001a\u0007\u0001\0')])],
      ['a PNG and a 7z', () => Buffer.concat([png, Buffer.from('7z\u00bc\u00af\u0027\u001c', 'latin1')])],
      ['a JPEG and a PDF', () => addSegment(jpeg, 0xfe, Buffer.from('%PDF-1.4\n'))],
      ['a JPEG and PHP', () => Buffer.concat([jpeg, Buffer.from('<?php phpinfo(); __HALT_COMPILER();')])],
      ['a PNG and an SVG', () => Buffer.concat([png, Buffer.from('<svg onload="alert(1)">')])],
      [
        'a JPEG and a script that its first length opens',
        () =>
          addSegment(jpeg, 0xe0, Buffer.concat([Buffer.from('*/=alert(1)/*'), Buffer.alloc(0x2f2a - 15)])),
      ],
    ])('%s is refused', async (_what, attack) =>
      expect(await sendAttack(attack())).toEqual(refusedFor('notOnlyPicture')),
    );

    it('sees a script that lies across two looks', async () => {
      const noise = Buffer.alloc(262_144, 7);
      for (const before of [3, 10])
        expect(
          await isMoreThanPicture(Buffer.concat([noise.subarray(before), Buffer.from(MARK), noise])),
        ).toBe(true);
      expect(await isMoreThanPicture(noise)).toBe(false);
    });

    it('accepts what a camera puts behind a picture, and removes it with its place and profile', async () => {
      const page = await openPage();
      const camera = await sharp(jpeg)
        .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">a place</x:xmpmeta>')
        .withIccProfile('p3')
        .jpeg()
        .toBuffer();
      const film = Buffer.from('\0\0\0\u0018ftypmp42 a film of three seconds', 'latin1');
      expect((await page.send([Buffer.concat([camera, film])], TEST_PASSWORD)).json()).toEqual({
        resultCode: 0,
      });
      const [{ imageId }] = (await book.call('cards list', { customerId: page.customerId })).body;
      const kept = Buffer.from((await book.call('cards show', { imageId })).body.image, 'base64');
      expect(kept.toString('latin1')).not.toMatch(/ftyp|a place|somebody/);
      const { exif, xmp, icc, comments, width } = await sharp(kept).metadata();
      expect({ exif, xmp, icc, comments, width }).toEqual({ width: 640 });
    });
  });
});
