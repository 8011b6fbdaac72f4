import { isComposition } from '../product-files.ts';
import { dropDoneCalls } from './drop-done-calls.ts';

export const dropComposition = dropDoneCalls({
  name: 'drop-composition',
  says: 'Leaves out a statement where parts are put together',
  isIn: isComposition,
  isMeant: () => true,
});
