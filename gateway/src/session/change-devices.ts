import type { DeviceAnswer } from '@lineboard/domain/customer/session-list';
import { checkPassword, type PasswordCall, type PasswordParts } from './check-password.ts';
import type { KnownDevices } from './known-devices.ts';
import { isBoundToDevices } from './list-sessions.ts';
import { triesOfSession } from './password-tries.ts';
import type { Sessions } from './sessions.ts';

export interface ChangeDevicesParts extends PasswordParts {
  sessions: Pick<Sessions, 'endOthers' | 'endOfDevice'>;
  knownDevices: Pick<KnownDevices, 'forgetOthers'>;
}

/** The password once more, by somebody who is signed in. */
export interface DeviceCall extends PasswordCall {
  session: string;
  device: string | undefined;
}

export type DeviceOutcome =
  | { kind: 'answer'; answer: DeviceAnswer }
  | { kind: 'busy'; retryAfterMs: number }
  | { kind: 'forbidden' | 'notFound' };

/** @returns null when the password is right */
const refuseWrong = async (parts: ChangeDevicesParts, call: DeviceCall): Promise<DeviceOutcome | null> => {
  const answer = (what: DeviceAnswer): DeviceOutcome => ({ kind: 'answer', answer: what });
  const verdict = await checkPassword(parts, call, triesOfSession(parts.config, call.session), true);
  switch (verdict.reason) {
    case null:
      return null;
    case 'busy':
      return { kind: 'busy', retryAfterMs: verdict.retryAfterMs };
    case 'wrong':
      return answer({ resultCode: 1, code: 'incorrectPassword' });
    case 'tokenInvalid':
      return answer({ resultCode: 3, code: 'tokenInvalid' });
    case 'notEncrypted':
      return answer({ resultCode: 3, code: 'passwordNotEncrypted' });
    case 'lockedOut':
    case 'slowed':
      return answer({ resultCode: 2, code: 'lockedOut', retryAfterMs: verdict.retryAfterMs });
  }
};

const DONE: DeviceOutcome = { kind: 'answer', answer: { resultCode: 0 } };

/** Lets a device in that showed the right password and waits. */
export const authorizeDevice = async (
  parts: ChangeDevicesParts,
  call: DeviceCall,
  deviceId: string,
): Promise<DeviceOutcome> => {
  const { database } = parts;
  const { customerId } = call;
  if (!(await isBoundToDevices(database, customerId))) return { kind: 'forbidden' };
  const refused = await refuseWrong(parts, call);
  if (refused !== null) return refused;
  const { rowCount } = await database.pool.query(
    'update known_device set is_authorized = true where device_id = $1 and customer_id = $2',
    [deviceId, customerId],
  );
  return rowCount === 0 ? { kind: 'notFound' } : DONE;
};

/** Turns a device away, whether it waits or not. */
export const removeDevice = async (
  { database, sessions }: Pick<ChangeDevicesParts, 'database' | 'sessions'>,
  customerId: string,
  deviceId: string,
): Promise<'done' | 'forbidden' | 'notFound'> => {
  if (!(await isBoundToDevices(database, customerId))) return 'forbidden';
  const { rowCount } = await database.pool.query(
    'delete from known_device where device_id = $1 and customer_id = $2',
    [deviceId, customerId],
  );
  await sessions.endOfDevice(customerId, deviceId);
  return rowCount === 0 ? 'notFound' : 'done';
};

/** CALL1-05: this device stays; whoever comes with another shows the password there and waits to be let in. */
export const resetDevices = async (parts: ChangeDevicesParts, call: DeviceCall): Promise<DeviceOutcome> => {
  if (!(await isBoundToDevices(parts.database, call.customerId))) return { kind: 'forbidden' };
  const refused = await refuseWrong(parts, call);
  if (refused !== null) return refused;
  await parts.sessions.endOthers(call.customerId, call.session);
  await parts.knownDevices.forgetOthers(call.customerId, call.device);
  return DONE;
};
