import { Type } from 'typebox';
import { SessionListSchema } from '../../account/sign-in/session-list.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { SchemasOf } from './call-schema.ts';
import type { DEVICE_CALLS } from './device-calls.ts';

const SessionIdText = Type.String({ pattern: '^[0-9a-f]{64}$' });
const DeviceIdText = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});

export const DEVICE_CALL_SCHEMAS = {
  readSessions: {
    summary: 'Where the customer is signed in, the last sign-in, and the devices that may use the account',
    caller: 'customer',
    answers: { 200: SessionListSchema },
    refusals: [],
  },
  endOtherSessions: {
    summary: 'End all of the customer’s sessions but this one',
    caller: 'customer',
    asksIdentity: true,
    answers: { 204: null },
    refusals: [],
  },
  endSession: {
    summary: 'End one session of the customer',
    description: '`notFound` when the customer has none of this id.',
    caller: 'customer',
    asksIdentity: true,
    params: strict({ sessionId: SessionIdText }),
    answers: { 204: null },
    refusals: ['notFound'],
  },
  authorizeDevice: {
    summary: 'Let a device in that waits for it (DDBA)',
    description:
      '`forbidden` unless the account is bound to devices; `notFound` when it has none of this id.',
    caller: 'customer',
    asksIdentity: true,
    params: strict({ deviceId: DeviceIdText }),
    answers: { 204: null },
    refusals: ['forbidden', 'notFound'],
  },
  removeDevice: {
    summary: 'Turn a device away, and end its sessions (DDBA)',
    description:
      '`forbidden` unless the account is bound to devices; `notFound` when it has none of this id.',
    caller: 'customer',
    asksIdentity: true,
    params: strict({ deviceId: DeviceIdText }),
    answers: { 204: null },
    refusals: ['forbidden', 'notFound'],
  },
  resetDevices: {
    summary: 'Forget every device but this one, and end their sessions (DDBA)',
    description: '`forbidden` unless the account is bound to devices.',
    caller: 'customer',
    asksIdentity: true,
    answers: { 204: null },
    refusals: ['forbidden'],
  },
} as const satisfies SchemasOf<typeof DEVICE_CALLS>;
