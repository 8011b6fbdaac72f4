import { Type } from 'typebox';
import { OwnDeviceSchema } from '../../account/sign-in/session-list.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { integer } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';
import { customerIdField, noteField } from './operator-fields.schema.ts';

const deviceIdField = () =>
  Type.String({
    pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
    description: 'The id that `devices list` and `devices waiting` show',
  });

const DeviceSchema = Type.Omit(OwnDeviceSchema, ['isOwn'], { additionalProperties: false });

export const DEVICE_COMMANDS = {
  'devices waiting': {
    summary:
      'List devices that showed the right password of an account with DDBA and wait to be let in, the latest first',
    right: 'customers.read',
    changes: false,
    positional: [],
    input: strict({
      customerId: Type.Optional(customerIdField()),
      most: Type.Optional(integer('So many at most; 100', { minimum: 1, maximum: 1_000 })),
    }),
    answer: list(
      strict({
        customerId: words(80),
        ...Type.Omit(OwnDeviceSchema, ['isOwn', 'isAuthorized']).properties,
      }),
    ),
    refusals: ['unknownCustomer'],
  },
  'devices list': {
    summary: 'List the devices that a customer signed in with, those that wait first, the latest first',
    right: 'customers.read',
    changes: false,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField() }),
    answer: list(DeviceSchema),
    refusals: ['unknownCustomer'],
  },
  'devices approve': {
    summary: 'Let in a device that waits; ask the customer first, by a way other than the device',
    right: 'customers.write',
    changes: true,
    positional: ['customerId', 'deviceId'],
    input: strict({
      customerId: customerIdField(),
      deviceId: deviceIdField(),
      note: Type.Optional(noteField()),
    }),
    answer: DeviceSchema,
    refusals: ['unknownCustomer', 'notBoundToDevices', 'unknownDevice', 'deviceAuthorized'],
  },
  'devices remove': {
    summary: 'Turn a device away, whether it waits or not, and end the sessions that began on it',
    right: 'customers.write',
    changes: true,
    positional: ['customerId', 'deviceId'],
    input: strict({
      customerId: customerIdField(),
      deviceId: deviceIdField(),
      note: Type.Optional(noteField()),
    }),
    answer: DeviceSchema,
    refusals: ['unknownCustomer', 'unknownDevice'],
  },
} as const satisfies Record<string, CommandSchema>;
