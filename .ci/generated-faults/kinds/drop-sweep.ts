import { calleeName } from '../read-calls.ts';
import { dropDoneCalls } from './drop-done-calls.ts';

export const dropSweep = dropDoneCalls({
  name: 'drop-sweep',
  says: 'Keeps what should be swept away or forgotten',
  isMeant: (call) => /^(?:sweep|forget|expire|purge|evict|prune|deleteOld)/.test(calleeName(call)),
  alsoInArrows: true,
});
