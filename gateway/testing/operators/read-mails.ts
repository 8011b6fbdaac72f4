import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All mails that were caught in a folder, one after the other. Long lines are broken on the way of a mail. */
export const readMails = (folder: string): string =>
  readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/=\r?\n/g, ''))
    .join('\n');
