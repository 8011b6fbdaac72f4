import { type Static, Type } from 'typebox';
import { MAX_AMOUNT_CENTS } from '../../ground/money/cents.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { OWN_LIMIT_KINDS, OWN_PERIODS, REALITY_CHECKS, TIME_OUT_LENGTHS } from './own-limit-choices.ts';

export const OwnLimitKindSchema = Type.Enum([...OWN_LIMIT_KINDS], {
  description: 'deposit: paid in; loss and stake: of bets; time: signed in, of a day.',
});
export type OwnLimitKind = Static<typeof OwnLimitKindSchema>;

export const OwnPeriodSchema = Type.Enum([...OWN_PERIODS], {
  description: 'The book’s day, its week from Monday, or its month (HR-43).',
});
export type OwnPeriod = Static<typeof OwnPeriodSchema>;

export const TimeOutLengthSchema = Type.Enum([...TIME_OUT_LENGTHS], {
  description: 'A month is 30 days, six months are 183. From six months on it is a self-exclusion.',
});
export type TimeOutLength = Static<typeof TimeOutLengthSchema>;

export const RealityCheckSchema = Type.Enum([...REALITY_CHECKS], {
  description: 'Minutes between two reality checks; 0: none.',
});
export type RealityCheck = Static<typeof RealityCheckSchema>;

/** The value of a limit; minutes for a limit of time. */
export const OwnAmountSchema = integer('Cents; of `time`, minutes.', {
  minimum: 0,
  maximum: MAX_AMOUNT_CENTS,
});

export const OwnLimitSchema = strict(
  {
    kind: OwnLimitKindSchema,
    period: OwnPeriodSchema,
    amount: OwnAmountSchema,
    next: orNull(
      strict({
        amount: orNull(OwnAmountSchema, { description: 'null: no limit any more.' }),
        atMs: count('Wall clock.'),
      }),
      { description: 'A looser limit that was asked for, and when it takes this one’s place.' },
    ),
  },
  { title: 'OwnLimit', description: 'A limit that a customer has set for the own account.' },
);

/** A limit that a customer has set for the own account. */
export type OwnLimit = Static<typeof OwnLimitSchema>;

export const UsedLimitSchema = strict(
  {
    ...OwnLimitSchema.properties,
    used: integer('How much of it the period under way has taken; below 0 of a loss that is a win.'),
    endsMs: count('When the period ends, on the book’s clock.'),
  },
  { title: 'UsedLimit' },
);

/** An own limit, with what the current period has used of it. */
export type UsedLimit = Static<typeof UsedLimitSchema>;

export const TimeOutSchema = strict(
  {
    length: TimeOutLengthSchema,
    beganAtMs: count('Wall clock.'),
    endsAtMs: orNull(count(), { description: 'Wall clock; null: when the customer asks.' }),
  },
  { title: 'TimeOut', description: 'A time in which a customer bets nothing.' },
);

/** A time in which a customer bets nothing. */
export type TimeOut = Static<typeof TimeOutSchema>;

export const OwnFiguresSchema = strict(
  {
    timeOut: orNull(TimeOutSchema, { description: 'null: none is running.' }),
    limits: list(UsedLimitSchema),
  },
  { title: 'OwnFigures', description: 'What a customer’s own limits leave.' },
);

/** What a customer’s own limits leave. */
export type OwnFigures = Static<typeof OwnFiguresSchema>;

export const OwnLimitsAnswerSchema = strict(
  {
    ...OwnFiguresSchema.properties,
    realityCheckMinutes: RealityCheckSchema,
    nowMs: count('Wall clock of the book, by which waiting changes and time-outs go.'),
  },
  { title: 'OwnLimitsAnswer' },
);
export type OwnLimitsAnswer = Static<typeof OwnLimitsAnswerSchema>;

export const RealityFiguresSchema = strict(
  {
    signedInMs: count('How long this session has lasted.'),
    stakedCents: cents('What was staked on bets since, free play left out.'),
    madeCents: cents('What bets and plays that were settled since won, less what they lost.'),
    dayLeftMs: orNull(integer(), { description: 'What is left of the day’s time; null: it is not limited.' }),
  },
  { title: 'RealityFigures' },
);

/** What a session came to, and how long it may go on today. */
export type RealityFigures = Static<typeof RealityFiguresSchema>;
