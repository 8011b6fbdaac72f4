import { Type } from 'typebox';
import { strict } from '../../ground/schema/strict.ts';
import { ScreenMarkSchema } from '../wire/screen-mark.schema.ts';
import type { SchemasOf } from './call-schema.ts';
import type { SCREEN_CALLS } from './screen-calls.ts';

/** Whoever takes longer was asleep, or makes it up. */
const LONGEST_MS = 60_000;

const lasted = (description: string) => Type.Number({ minimum: 0, maximum: LONGEST_MS, description });

const drawnToToldMs = lasted('From the frame in which it was painted to this call, in milliseconds.');

const DrawnTicketSchema = strict(
  {
    mark: ScreenMarkSchema,
    pressedToSentMs: lasted('From the press to the call, in milliseconds, as the rest.'),
    sentToAnsweredMs: lasted('From the call to its answer.'),
    answeredToDrawnMs: lasted('From the answer to the end of the frame in which it was painted.'),
    drawnToToldMs,
  },
  { title: 'DrawnTicket' },
);
export type DrawnTicket = Type.Static<typeof DrawnTicketSchema>;

const DrawnChangeSchema = strict(
  {
    mark: ScreenMarkSchema,
    heardToDrawnMs: lasted('From its arrival in the page’s worker to the end of the frame with its cell.'),
    drawnToToldMs,
  },
  { title: 'DrawnChange' },
);
export type DrawnChange = Type.Static<typeof DrawnChangeSchema>;

export const SCREEN_CALL_SCHEMAS = {
  tellDrawn: {
    summary: 'Tell how long the page took to draw what a traced answer or change said',
    description:
      'Only a gateway that sends traces hands out marks: with the answer to a ticket in the header `lineboard-trace`, or by the live ' +
      'message `sample`. A mark is good once, for a minute, and for the customer alone that it was handed to. The answer is the same ' +
      'whether it was believed or not. `rateLimited` for an address that has told of 120 within a minute.',
    caller: 'anyone',
    body: Type.Union([DrawnTicketSchema, DrawnChangeSchema]),
    bodyLimitBytes: 1_024,
    answers: { 204: null },
    refusals: ['rateLimited'],
  },
} as const satisfies SchemasOf<typeof SCREEN_CALLS>;
