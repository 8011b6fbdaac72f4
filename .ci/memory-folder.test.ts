import { expect, it } from 'vitest';
import { isFit } from './memory-folder.ts';

const mountsWith = (line: string): string =>
  `proc /proc proc rw,nosuid 0 0\n${line}\ntmpfs /run tmpfs rw 0 0\n`;

it.each([
  ['tmpfs /dev/shm tmpfs rw,relatime,size=24684096k 0 0', 2 ** 31, true],
  ['tmpfs /dev/shm tmpfs rw,relatime,size=24684096k 0 0', 2 ** 31 - 1, false],
  ['shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0', 2 ** 33, false],
  ['tmpfs /dev/shm tmpfs ro,relatime 0 0', 2 ** 33, false],
  ['/dev/vda /dev/shm ext4 rw,relatime 0 0', 2 ** 33, false],
  ['tmpfs /dev/shm/other tmpfs rw,relatime 0 0', 2 ** 33, false],
])(
  'temporary files go where files are in memory, may be run and fit: %s, %d bytes free',
  (line, freeBytes, fits) => {
    expect(isFit({ mounts: mountsWith(line), freeBytes })).toBe(fits);
  },
);
