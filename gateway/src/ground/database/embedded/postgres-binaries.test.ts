import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { StartRefused } from '../../report/start-refused.ts';
import { PROGRAMS_BYTES, requireRoom } from './disk-room.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';

vi.mock('./disk-room.ts', { spy: true });

const folder = mkdtempSync(join(tmpdir(), 'programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('copies nothing for an account that can’t reach the programs where there is no room for them', async () => {
  vi.mocked(requireRoom).mockImplementation(() => {
    throw new StartRefused('It is full.');
  });
  // No process can become it.
  const account = { uid: -1, gid: -1 };
  await expect(preparePostgresBinaries(account, folder)).rejects.toThrow('It is full.');
  expect(requireRoom).toHaveBeenCalledExactlyOnceWith(folder, PROGRAMS_BYTES);
  expect(readdirSync(folder)).toEqual([]);
});
