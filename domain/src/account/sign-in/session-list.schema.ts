import { type Static, Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

const PLACE = {
  browser: words(60, 'E.g. `Chrome`; empty when it didn’t say.'),
  system: words(60, 'E.g. `Android`; empty when it didn’t say.'),
  address: words(80, 'The address that the device signed in from.'),
};

/** `OwnSession`. */
const OwnSessionSchema = strict(
  {
    sessionId: words(64),
    isOwn: Type.Boolean({ description: 'The one that asks.' }),
    startedAtMs: count('Wall clock.'),
    activeAtMs: count('When the customer last did something in it; wall clock.'),
    ...PLACE,
  },
  { title: 'OwnSession' },
);

export const OwnDeviceSchema = strict(
  {
    deviceId: words(36),
    isOwn: Type.Boolean({ description: 'The one that asks.' }),
    isAuthorized: Type.Boolean({
      description: 'false: it showed the right password, and waits to be let in.',
    }),
    seenAtMs: count('When it last signed in, or tried to; wall clock.'),
    ...PLACE,
  },
  { title: 'OwnDevice' },
);
export type OwnDevice = Static<typeof OwnDeviceSchema>;

export const SessionListSchema = strict(
  {
    sessions: list(OwnSessionSchema),
    lastSignIn: orNull(strict({ atMs: count('Wall clock.'), ...PLACE }), {
      description: 'The one before this session’s own.',
    }),
    devices: orNull(list(OwnDeviceSchema), {
      description: 'Devices that may use the account; null unless it has the restriction DDBA.',
    }),
  },
  { title: 'SessionList' },
);

/** Where a customer is signed in, and which devices may be. */
export type SessionList = Static<typeof SessionListSchema>;
