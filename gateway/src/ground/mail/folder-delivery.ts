import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Deliver } from './create-mailer.ts';

/** Catches messages on a developer's machine: a file of its own for each, as a mail program opens it (`.eml`). */
export const createFolderDelivery =
  (folder: string, from: string, onCaught: (file: string) => void): Deliver =>
  async ({ to, subject, text }) => {
    const transport = createTransport({ streamTransport: true, buffer: true }, { from });
    const { message } = await transport.sendMail({ to: { name: '', address: to }, subject, text });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`);
    await writeFile(file, message, { mode: 0o600, flag: 'wx' });
    onCaught(file);
  };
