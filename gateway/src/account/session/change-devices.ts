import type { Database } from '../../ground/database/create-database.ts';
import type { KnownDevices } from './known-devices.ts';
import { isBoundToDevices } from './list-sessions.ts';
import type { Sessions } from './sessions.ts';

export interface ChangeDevicesParts {
  database: Database;
  sessions: Pick<Sessions, 'endOthers' | 'endOfDevice'>;
  knownDevices: Pick<KnownDevices, 'forgetOthers' | 'noteFirst'>;
}

/** Lets a device in that showed the right password or passkey and waits. */
export const authorizeDevice = async (
  { database }: Pick<ChangeDevicesParts, 'database'>,
  customerId: string,
  deviceId: string,
): Promise<'done' | 'forbidden' | 'notFound'> => {
  if (!(await isBoundToDevices(database, customerId))) return 'forbidden';
  const { rowCount } = await database.pool.query(
    'update known_device set is_authorized = true where device_id = $1 and customer_id = $2',
    [deviceId, customerId],
  );
  return rowCount === 0 ? 'notFound' : 'done';
};

/** Turns a device away, whether it waits or not. */
export const removeDevice = async (
  { database, sessions, knownDevices }: ChangeDevicesParts,
  customerId: string,
  deviceId: string,
): Promise<'done' | 'forbidden' | 'notFound'> => {
  if (!(await isBoundToDevices(database, customerId))) return 'forbidden';
  // Though it be the last one: the next that comes with the password isn't the first.
  await knownDevices.noteFirst(customerId);
  const { rowCount } = await database.pool.query(
    'delete from known_device where device_id = $1 and customer_id = $2',
    [deviceId, customerId],
  );
  await sessions.endOfDevice(customerId, deviceId);
  return rowCount === 0 ? 'notFound' : 'done';
};

/** CALL1-05: this device stays; a customer on any other one gives the password there and waits to be let in. */
export const resetDevices = async (
  { database, sessions, knownDevices }: ChangeDevicesParts,
  { customerId, session, device }: { customerId: string; session: string; device: string | undefined },
): Promise<'done' | 'forbidden'> => {
  if (!(await isBoundToDevices(database, customerId))) return 'forbidden';
  await knownDevices.noteFirst(customerId);
  await knownDevices.forgetOthers(customerId, device);
  await sessions.endOthers(customerId, session);
  return 'done';
};
