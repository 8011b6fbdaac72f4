import { bookNumber } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import {
  LineAlertAnswerSchema,
  LineAlertRequestSchema,
  LineAlertsAnswerSchema,
} from '../../lines/alerts/line-alert.schema.ts';
import type { SchemasOf } from './call-schema.ts';
import type { LINE_ALERT_CALLS } from './line-alert-calls.ts';

export const LINE_ALERT_CALL_SCHEMAS = {
  readLineAlerts: {
    summary: 'What the customer wants to be told of lines, and what was told',
    caller: 'customer',
    answers: { 200: LineAlertsAnswerSchema },
    refusals: [],
  },
  keepLineAlert: {
    summary: 'Have the book tell when a line stands at a number, or moves',
    description:
      'Told to open pages by the event `alerts`, and to closed ones by a notification, once or again after 15 minutes. It ends when its ' +
      'period begins, and is silent in a time-out. The same one again is the same alert.',
    caller: 'customer',
    body: LineAlertRequestSchema,
    bodyLimitBytes: 1_024,
    answers: { 200: LineAlertAnswerSchema },
    refusals: ['badRequest', 'forbidden'],
  },
  dropLineAlert: {
    summary: 'Take an alert back',
    description: '`notFound` when the customer has no such alert, or no longer.',
    caller: 'customer',
    params: strict({ alertId: bookNumber() }),
    answers: { 204: null },
    refusals: ['notFound'],
  },
} as const satisfies SchemasOf<typeof LINE_ALERT_CALLS>;
