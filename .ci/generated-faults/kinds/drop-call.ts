import { dropDoneCalls } from './drop-done-calls.ts';

/** The last of those that leave out calls: what none of the others means. */
export const dropCall = dropDoneCalls({
  name: 'drop-call',
  says: 'Leaves out a call',
  isMeant: () => true,
});
