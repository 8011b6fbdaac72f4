import { expect, it } from 'vitest';
import { writeUuid } from './write-uuid.ts';

it('writes random bytes as RFC 9562 does, with version and variant in their places', () => {
  expect(writeUuid(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
  expect(writeUuid(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(writeUuid(Uint8Array.from({ length: 16 }, (_, at) => at))).toBe(
    '00010203-0405-4607-8809-0a0b0c0d0e0f',
  );
});

it('takes no other number of bytes', () => {
  expect(() => writeUuid(new Uint8Array(15))).toThrow('not 15');
});
