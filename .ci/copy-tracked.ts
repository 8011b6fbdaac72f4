import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, runCommand } from './run-command.ts';

/** Copies what git knows or would take in, as it stands now. */
export const copyTracked = async (folder: string): Promise<void> => {
  const listed = await runCommand('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    quiet: true,
  });
  if (listed.code !== 0) throw new Error(listed.output);
  for (const path of listed.output.split('\0')) {
    if (path === '' || !existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path));
  }
};
