import type { Static } from 'typebox';
import type {
  OwnFiguresSchema,
  OwnLimitKindSchema,
  OwnLimitSchema,
  OwnLimitsAnswerSchema,
  OwnPeriodSchema,
  RealityCheckSchema,
  RealityFiguresSchema,
  TimeOutLengthSchema,
  TimeOutSchema,
  UsedLimitSchema,
} from './own-limit.schema.ts';

/** A limit that a customer has set for the own account. */
export type OwnLimit = Static<typeof OwnLimitSchema>;

export type OwnLimitKind = Static<typeof OwnLimitKindSchema>;

export type OwnPeriod = Static<typeof OwnPeriodSchema>;

/** With what the period under way has taken of it. */
export type UsedLimit = Static<typeof UsedLimitSchema>;

/** What a customer’s own limits leave. */
export type OwnFigures = Static<typeof OwnFiguresSchema>;

export type OwnLimitsAnswer = Static<typeof OwnLimitsAnswerSchema>;

/** A time in which a customer bets nothing. */
export type TimeOut = Static<typeof TimeOutSchema>;

export type TimeOutLength = Static<typeof TimeOutLengthSchema>;

export type RealityCheck = Static<typeof RealityCheckSchema>;

/** What a session came to, and how long it may go on today. */
export type RealityFigures = Static<typeof RealityFiguresSchema>;
