import { FORGET_FIRST_DEVICE } from '../../ground/customer/forget-first-device.ts';
import { SUBSCRIPTIONS_ENDED } from '../../account/web-push/end-subscriptions.ts';
import { FORGET_DEVICES } from '../../account/session/change-device.ts';
import { SESSIONS_ENDED } from '../../account/session/end-sessions.ts';

const ALL_FORGOTTEN = `${SUBSCRIPTIONS_ENDED}
  ${FORGET_DEVICES}`;

/** Every device of the customer `$1` is signed out, is told nothing more, and has to show itself again. */
export const END_SESSIONS = `with ${SESSIONS_ENDED},
  ${ALL_FORGOTTEN}`;

/** The same, and the first one that shows itself is let in to an account that is bound to devices. */
export const BEGIN_DEVICES_ANEW = `with ${SESSIONS_ENDED},
  anew as (${FORGET_FIRST_DEVICE}),
  ${ALL_FORGOTTEN}`;
