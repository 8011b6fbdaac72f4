import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './gateway-process.ts';

/** A gateway without a built client serves no board. @throws Error that says what to do */
export const requireBuiltClient = (): void => {
  if (!existsSync(join(PROJECT_ROOT, 'client/dist/index.html'))) {
    throw new Error('The client is not built: run `npm run build` first.');
  }
};
