import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '../ground/folders/folders.ts';
import type { ExtraCommand } from './extra-command.ts';
import { refuseHttpOptions } from './refuse-http-options.ts';
import { WrongInput } from './wrong-input.ts';

const SERVER = join(PROJECT_ROOT, 'gateway', 'dist', 'server.js');

/** `lineboard start`: the gateway as it was built, with the variables that every command reads. */
export const createStartCommand = (): ExtraCommand => ({
  command: 'start',
  describe: 'Run the gateway of this book, as it was built',
  handler: async (typed) => {
    refuseHttpOptions('start', typed);
    if (!existsSync(SERVER))
      throw new WrongInput('Nothing is built: run `npm run build` first, or `npm start`, which does both.');
    await import(pathToFileURL(SERVER).href);
  },
});
