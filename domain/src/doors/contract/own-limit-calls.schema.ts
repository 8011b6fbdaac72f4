import {
  OwnAmountSchema,
  OwnLimitKindSchema,
  OwnLimitsAnswerSchema,
  OwnPeriodSchema,
  RealityCheckSchema,
  RealityFiguresSchema,
  TimeOutLengthSchema,
} from '../../account/own-limits/own-limit.schema.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { SchemasOf } from './call-schema.ts';
import type { OWN_LIMIT_CALLS } from './own-limit-calls.ts';

const COMMON = {
  caller: 'customer',
  bodyLimitBytes: 1_024,
  answers: { 200: OwnLimitsAnswerSchema },
} as const;

export const OWN_LIMIT_CALL_SCHEMAS = {
  readOwnLimits: {
    summary: 'What the customer has set for the own account, and what is left of it',
    caller: 'customer',
    answers: { 200: OwnLimitsAnswerSchema },
    refusals: [],
  },
  changeOwnLimit: {
    summary: 'Set, change or take away a limit of one’s own',
    description:
      'A tighter one holds at once, a looser one or none after a day; asking for the amount in force withdraws a waiting change. `badRequest` for a ' +
      'week or month of `time`, and of fewer than 15 minutes. Refused with `forbidden` for a demo customer.',
    ...COMMON,
    params: strict({ kind: OwnLimitKindSchema, period: OwnPeriodSchema }),
    body: strict({ amount: orNull(OwnAmountSchema, { description: 'null takes it away.' }) }),
    refusals: ['badRequest', 'forbidden'],
  },
  startTimeOut: {
    summary: 'A time without bets, from now on',
    description:
      'Nothing shortens it. `timeOutShorter` when one is running that ends no earlier. Refused with `forbidden` for a demo customer.',
    ...COMMON,
    body: strict({ length: TimeOutLengthSchema }),
    refusals: ['timeOutShorter', 'forbidden'],
  },
  askForTimeOutsEnd: {
    summary: 'The end of a time-out that lasts until the customer asks',
    description:
      'It ends a day later. `timeOutStands` in its first six months, and of any other. Refused with `forbidden` for a demo customer.',
    caller: 'customer',
    answers: { 200: OwnLimitsAnswerSchema },
    refusals: ['timeOutStands', 'forbidden'],
  },
  readReality: {
    summary: 'What this session came to so far, and what is left of the day’s time',
    description: 'A sign of life. `dayTimeUp` when the day’s time is up: all of the customer’s sessions end.',
    caller: 'customer',
    answers: { 200: RealityFiguresSchema },
    refusals: ['dayTimeUp', 'sessionEnded'],
  },
  setRealityCheck: {
    summary: 'How often the customer is told what was staked and made since signing in',
    description: 'Refused with `forbidden` for a demo customer.',
    ...COMMON,
    body: strict({ minutes: RealityCheckSchema }),
    refusals: ['forbidden'],
  },
} as const satisfies SchemasOf<typeof OWN_LIMIT_CALLS>;
