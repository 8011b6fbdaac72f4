import { execa } from 'execa';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../run-command.ts';
import { type Lock, lockWithoutDevelopment, withoutDevelopment } from './without-development.ts';

const MANIFEST = 'package.json';
const LOCK = 'package-lock.json';

const readJson = (path: string): object => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as object;

/**
 * The packages of the lock that are shipped, as CycloneDX, by npm's own hand.
 *
 * It is asked where nothing is there to develop with: `npm sbom --omit dev` leaves out whatever any room develops with,
 * also what another one ships, and with it a third of the list.
 */
export const makeSbom = async (): Promise<string> => {
  const parent = mkdtempSync(join(tmpdir(), 'lineboard-sbom-'));
  // npm calls the whole by the name of its folder.
  const folder = join(parent, 'lineboard');
  const write = (path: string, content: object): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  };
  try {
    const { workspaces } = readJson(MANIFEST) as { workspaces: readonly string[] };
    for (const path of [MANIFEST, ...workspaces.map((room) => `${room}/${MANIFEST}`)])
      write(path, withoutDevelopment(readJson(path)));
    write(LOCK, lockWithoutDevelopment(readJson(LOCK) as Lock));
    const words = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
    const { stdout } = await execa('npm', words, { cwd: folder, stdin: 'ignore' });
    return `${stdout}\n`;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
};
