import { type Static, Type } from 'typebox';
import { type Market, type Side, SIDES_OF } from '../../ground/pick/pick.ts';
import { points, price } from '../../ground/price/price.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { ALERT_MINUTES, ALERT_MOVE, MOST_OPEN_ALERTS, MOST_TOLD_ALERTS } from './alert-bounds.ts';

const AlertWatchSchema = Type.Union(
  [
    strict(
      {
        kind: Type.Literal('number'),
        points: orNull(points(), { description: 'null on a money line.' }),
        price: orNull(price(), { description: 'null: whatever it costs; never on a money line.' }),
      },
      { description: 'The side’s line is at these figures, or better for who bets on it.' },
    ),
    strict(
      {
        kind: Type.Literal('move'),
        by: Type.Number({
          minimum: ALERT_MOVE.least,
          maximum: ALERT_MOVE.most,
          multipleOf: 0.25,
          description: 'Points; on a money line whole cents of the price.',
        }),
        minutes: Type.Integer({ minimum: ALERT_MINUTES.least, maximum: ALERT_MINUTES.most }),
      },
      { description: 'The line is so far from where it was at some moment of the last minutes, either way.' },
    ),
  ],
  { title: 'AlertWatch', description: 'What a customer waits for.' },
);
export type AlertWatch = Static<typeof AlertWatchSchema>;

const SIDES = [...new Set(Object.values(SIDES_OF).flat())];

const ASKED = {
  gameNum: bookNumber(),
  periodNumber: Type.Integer({ minimum: 0, maximum: 99, description: 'Alternate lines have no alerts.' }),
  market: Type.Enum(Object.keys(SIDES_OF) as Market[]),
  side: Type.Enum<Side[]>(SIDES, { description: 'One that the market has.' }),
  watch: AlertWatchSchema,
  repeats: Type.Boolean({ description: 'Told again each time, 15 minutes apart at least; else once.' }),
};

export const LineAlertRequestSchema = strict(ASKED, {
  title: 'LineAlertRequest',
  examples: [
    {
      gameNum: 4711,
      periodNumber: 0,
      market: 'S',
      side: 'team1',
      watch: { kind: 'number', points: 3.5, price: null },
      repeats: false,
    },
  ],
});
export type LineAlertRequest = Static<typeof LineAlertRequestSchema>;

export const LineAlertSchema = strict(
  {
    alertId: count(),
    ...ASKED,
    team1: words(200),
    team2: words(200),
    periodLabel: Type.Optional(
      words(
        20,
        'What the period is called: a word of the catalogue `period`, or `part`: it isn’t known. Left out: all of the game.',
      ),
    ),
    beginsMs: integer('When the period begins, by the book’s clock. The alert ends then.'),
    isOpen: Type.Boolean({ description: 'It may still be told.' }),
    told: orNull(
      strict({
        count: count('How often.'),
        atMs: integer('When it was told last, by the book’s clock.'),
        points: orNull(points()),
        price: orNull(price()),
      }),
      { description: 'The side’s line when it was told last; null: it never was.' },
    ),
  },
  { title: 'LineAlert' },
);
/** What a customer waits for on one side of a line, and whether it came. */
export type LineAlert = Static<typeof LineAlertSchema>;

export const LineAlertsAnswerSchema = strict(
  {
    alerts: list(LineAlertSchema, {
      maxItems: MOST_OPEN_ALERTS + MOST_TOLD_ALERTS,
      description: 'Open ones, and those that were told, the latest first.',
    }),
  },
  { title: 'LineAlertsAnswer' },
);
export type LineAlertsAnswer = Static<typeof LineAlertsAnswerSchema>;

/** Why no alert is kept. */
export const ALERT_REFUSALS = [
  /** The book has no such line for this customer, or the period has begun. */
  'noLine',
  /** The line is there already. */
  'already',
  /** The customer has as many as one may have. */
  'tooMany',
  /** The customer takes a time-out or has excluded themselves: nothing calls them to bet. */
  'timeOut',
] as const;
export type AlertRefusal = (typeof ALERT_REFUSALS)[number];

export const LineAlertAnswerSchema = Type.Union(
  [
    strict({ state: Type.Literal('kept'), alert: LineAlertSchema }),
    strict({ state: Type.Literal('refused'), refusal: Type.Enum([...ALERT_REFUSALS]) }),
  ],
  { title: 'LineAlertAnswer' },
);
export type LineAlertAnswer = Static<typeof LineAlertAnswerSchema>;
