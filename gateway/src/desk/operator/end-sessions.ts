import { FORGET_FIRST_DEVICE } from '../../ground/customer/forget-first-device.ts';
import { SUBSCRIPTIONS_ENDED } from '../../account/web-push/end-subscriptions.ts';
import { FORGET_DEVICES } from '../../account/session/change-device.ts';
import { SESSIONS_ENDED } from '../../account/session/end-sessions.ts';

/**
 * Every device of the customer `$1` is signed out, is told nothing more, and has to show itself again. The first one
 * that does is let in to an account that is bound to devices.
 */
export const END_SESSIONS = `with ${SESSIONS_ENDED},
  anew as (${FORGET_FIRST_DEVICE}),
  ${SUBSCRIPTIONS_ENDED}
  ${FORGET_DEVICES}`;
