import { calleeName } from '../read-calls.ts';
import { dropDoneCalls } from './drop-done-calls.ts';

export const dropPlugIn = dropDoneCalls({
  name: 'drop-plug-in',
  says: 'Doesn’t register a plug-in, a hook or a group of routes',
  isIn: (path) => path.startsWith('gateway/src/'),
  isMeant: (call) => /^(?:register|addHook|decorate\w*|\w+Routes|set\w+Handler)$/.test(calleeName(call)),
});
