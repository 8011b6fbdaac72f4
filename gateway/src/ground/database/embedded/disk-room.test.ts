import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeFullDisk, requireRoom } from './disk-room.ts';

const MORE_THAN_THERE_IS = 2 ** 60;

it('names the folder, what is free and what is needed, also of a folder that is still to be made', () => {
  const folder = join(tmpdir(), 'not', 'there', 'yet');
  expect(describeFullDisk(folder, MORE_THAN_THERE_IS)).toMatch(
    /^The disk of \S+\/not\/there\/yet is full: \d+ MB are free, 1099511627776 MB are needed$/,
  );
  expect(() => requireRoom(folder, MORE_THAN_THERE_IS)).toThrow(/make room and start again\.$/);
});

it('says nothing of a disk with room', () => {
  expect(describeFullDisk(tmpdir(), 1)).toBeNull();
});
