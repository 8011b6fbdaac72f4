import { calleeName } from '../read-calls.ts';
import { dropDoneCalls } from './drop-done-calls.ts';

export const dropHook = dropDoneCalls({
  name: 'drop-hook',
  says: 'Doesn’t call a hook that works by being called',
  isIn: (path) => path.startsWith('client/'),
  isMeant: (call) => /^use[A-Z]/.test(calleeName(call)),
});
