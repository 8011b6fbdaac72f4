import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const UNIT = join(ROOT, 'docs', 'operations', 'lineboard.service');
/** Where the unit says that the product lies. */
const INSTALLED = '/opt/lineboard';

const readUnit = (): string => readFileSync(UNIT, 'utf8').replaceAll(INSTALLED, ROOT);

/** @throws when the unit sets nothing by that name */
export const settingOf = (name: string): string => {
  const [, value] = new RegExp(`^${name}=(.*)$`, 'm').exec(readUnit()) ?? [];
  if (value === undefined) throw new Error(`the unit has no ${name}`);
  return value;
};

/** Has systemd read the unit, with this checkout in the place of an installed one. @throws with what it found */
export const checkUnit = (): void => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-unit-'));
  try {
    const unit = join(folder, 'lineboard.service');
    writeFileSync(unit, readUnit());
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    // A key that it doesn't know is a line and no failure to it.
    if (status !== 0 || stdout !== '' || stderr !== '') throw new Error(`${stdout}${stderr}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
