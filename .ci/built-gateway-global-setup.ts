/** Gateways in processes of their own are tested as they ship (`gateway/dist`). */
import { build } from './build.ts';

export const setup = async (): Promise<void> => {
  if (!(await build(['gateway']))) throw new Error('the gateway could not be built');
};
