import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openImage, sealImage } from './seal-image.ts';

const [OLD, NEW] = ['old', 'new'].map((keyId) => ({ keyId, key: randomBytes(32) }));
const PLACE = { customerId: 'ALICE', imageId: '1' };
const IMAGE = randomBytes(1_000);

it('opens what it sealed, with an older key of the configuration, too', () => {
  const sealed = sealImage(OLD!, PLACE, IMAGE);
  expect(openImage([NEW!, OLD!], PLACE, sealed)).toEqual(IMAGE);
  expect(openImage([NEW!], PLACE, sealed)).toBeNull();
});

it('seals the same another way each time', () => {
  expect(sealImage(NEW!, PLACE, IMAGE).sealed).not.toEqual(sealImage(NEW!, PLACE, IMAGE).sealed);
});

it('opens nothing in another place, with another key of the same name or with a bit turned', () => {
  const sealed = sealImage(NEW!, PLACE, IMAGE);
  expect(openImage([NEW!], { ...PLACE, customerId: 'BOB' }, sealed)).toBeNull();
  expect(openImage([NEW!], { ...PLACE, imageId: '2' }, sealed)).toBeNull();
  expect(openImage([{ keyId: 'new', key: OLD!.key }], PLACE, sealed)).toBeNull();
  for (const at of [0, IMAGE.length - 1, sealed.sealed.length - 1]) {
    const turned = Buffer.from(sealed.sealed);
    turned[at]! ^= 1;
    expect(openImage([NEW!], PLACE, { ...sealed, sealed: turned })).toBeNull();
  }
  expect(openImage([NEW!], PLACE, { ...sealed, sealed: Buffer.alloc(3) })).toBeNull();
});
