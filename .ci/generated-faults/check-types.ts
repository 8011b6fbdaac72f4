import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from '../run-command.ts';
import { applyEdit, type GeneratedFault } from './generated-fault.ts';
import { takeOnePerFile } from './take-one-per-file.ts';

/** The compiler reads this file in a copy of the repository, in place of the room's own. */
const CONFIG = 'tsconfig.faults.json';

/** What a fault leaves unused somebody who makes it takes along, so it isn't held against it. */
const readConfig = (room: string): string =>
  JSON.stringify({
    extends: './tsconfig.json',
    compilerOptions: {
      composite: false,
      incremental: true,
      tsBuildInfoFile: `faults.${room}.tsbuildinfo`,
      emitDeclarationOnly: false,
      noEmit: true,
      noUnusedLocals: false,
      noUnusedParameters: false,
      rootDir: '..',
    },
    include: room === 'client' ? ['src', 'sandbox/src'] : ['src', '../domain/src'],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
    references: [],
  });

/** Names the room whose compiler looks at a file. The gateway's reads all of `domain` as well: one reading is saved. */
const roomOf = ({ path }: GeneratedFault): string => {
  const [room = ''] = path.split('/');
  return room === 'domain' ? 'gateway' : room;
};

/** @returns the files of the room in which the compiler finds an error */
const findBrokenFiles = async (folder: string, room: string): Promise<Set<string>> => {
  const config = join(folder, room, CONFIG);
  writeFileSync(config, readConfig(room));
  try {
    const args = ['-p', config, '--checkers', '1', '--pretty', 'false'];
    const { output } = await runScript('node_modules/typescript-7/bin/tsc', args, {
      cwd: folder,
      quiet: true,
    });
    return new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error /gm)].map(([, path = '']) => path));
  } finally {
    rmSync(config);
  }
};

/**
 * Finds the faults that types would see; tests needn't see those. The compiler takes a minute for a room, for one fault
 * as for a hundred, so all are put into the copy together, one in a file, as often as the fullest file needs.
 *
 * @param folder a copy of the repository
 * @returns their ids
 */
export const findSeenByTypes = async (
  folder: string,
  faults: readonly GeneratedFault[],
): Promise<ReadonlySet<string>> => {
  const seen = new Set<string>();
  for (let left = [...faults]; left.length > 0; ) {
    const batch = takeOnePerFile(left);
    left = left.filter((fault) => !batch.includes(fault));
    const texts = batch.map(({ path }) => readFileSync(join(folder, path), 'utf8'));
    for (const [at, { path, edit }] of batch.entries())
      writeFileSync(join(folder, path), applyEdit(texts[at] ?? '', edit));
    for (const room of new Set(batch.map(roomOf))) {
      const broken = await findBrokenFiles(folder, room);
      for (const fault of batch) if (roomOf(fault) === room && broken.has(fault.path)) seen.add(fault.id);
    }
    for (const [at, { path }] of batch.entries()) writeFileSync(join(folder, path), texts[at] ?? '');
  }
  return seen;
};
