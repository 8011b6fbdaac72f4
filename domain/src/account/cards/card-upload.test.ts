import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areCardSizesTaken,
  CARD_PART_BYTES,
  cardPartBytes,
  countCardParts,
  isCardPicture,
  judgeCardFile,
  MOST_CARD_IMAGE_BYTES,
  MOST_CARD_IMAGES,
  MOST_CARD_UPLOAD_BYTES,
} from './card-upload.ts';

describe('the files that are accepted', () => {
  it('include a file of 4172972 bytes, and not one with a byte more', () => {
    expect(judgeCardFile([], 4_172_972)).toBeNull();
    expect(judgeCardFile([], 4_172_973)).toBe('tooLarge');
  });

  it('include files of 12172972 bytes together, and not with a byte more', () => {
    const two = [4_172_972, 4_172_972];
    expect(judgeCardFile(two, 12_172_972 - 2 * 4_172_972)).toBeNull();
    expect(judgeCardFile(two, 12_172_973 - 2 * 4_172_972)).toBe('overTotal');
  });

  it('don’t include an empty file or a ninth one', () => {
    expect(judgeCardFile([], 0)).toBe('empty');
    expect(judgeCardFile(Array<number>(7).fill(1), 1)).toBeNull();
    expect(judgeCardFile(Array<number>(8).fill(1), 1)).toBe('tooMany');
  });

  it('are accepted together when each one is and there is at least one', () => {
    expect(areCardSizesTaken([])).toBe(false);
    expect(areCardSizesTaken([1, 4_172_972])).toBe(true);
    expect(areCardSizesTaken([1, 4_172_973])).toBe(false);
    expect(areCardSizesTaken([4_172_972, 4_172_972, 4_172_972])).toBe(false);
  });

  it('always stay within count, size and total', () => {
    const sizes = fc.array(fc.integer({ min: -1, max: MOST_CARD_IMAGE_BYTES + 2 }), { maxLength: 12 });
    fc.assert(
      fc.property(sizes, (offered) => {
        const taken: number[] = [];
        for (const bytes of offered) if (judgeCardFile(taken, bytes) === null) taken.push(bytes);
        expect(taken.length).toBeLessThanOrEqual(MOST_CARD_IMAGES);
        expect(taken.every((bytes) => bytes > 0 && bytes <= MOST_CARD_IMAGE_BYTES)).toBe(true);
        expect(taken.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_CARD_UPLOAD_BYTES);
        expect(areCardSizesTaken(taken)).toBe(taken.length > 0);
      }),
    );
  });
});

describe('the parts of an image', () => {
  it('add up to the encrypted image, none of them empty or too large', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST_CARD_IMAGE_BYTES }), (bytes) => {
        const count = countCardParts(bytes);
        const parts = Array.from({ length: count }, (_, part) => cardPartBytes(bytes, part));
        expect(parts.every((size) => size > 0 && size <= CARD_PART_BYTES)).toBe(true);
        const sealed = parts.reduce((sum, size) => sum + size, 0);
        expect(sealed % 16).toBe(0);
        expect(sealed - bytes).toBeGreaterThan(0);
        expect(sealed - bytes).toBeLessThanOrEqual(16);
        expect(cardPartBytes(bytes, count)).toBe(0);
      }),
    );
  });
});

describe('the first bytes of a picture', () => {
  const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  it.each([
    ['a JPEG', '\xff\xd8\xff\xe0', true],
    ['a PNG', '\x89PNG\r\n\x1a\n', true],
    ['a WebP', 'RIFF\x04\x00\x00\x00WEBP', true],
    ['a sound', 'RIFF\x04\x00\x00\x00WAVE', false],
    ['half a PNG', '\x89PNG', false],
    ['a GIF', 'GIF89a', false],
    ['a drawing that can hold scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', false],
    ['nothing', '', false],
  ])('%s', (_what, text, isPicture) => expect(isCardPicture(bytesOf(text))).toBe(isPicture));
});
