import { calleeName } from '../read-calls.ts';
import { dropDoneCalls } from './drop-done-calls.ts';

export const dropEvent = dropDoneCalls({
  name: 'drop-event',
  says: 'Tells nobody of an event',
  isMeant: (call) =>
    /^(?:(?:publish|emit|tell|notify|announce|broadcast|dispatch)(?:[A-Z]\w*)?|next|emitWithAck|postMessage)$/.test(
      calleeName(call),
    ),
  alsoInArrows: true,
});
