import type { Static } from 'typebox';
import type { SportType } from '../sport/sports.ts';
import type { GuardsSchema, SportGuardsSchema } from './guard-figures.schema.ts';

/** A row of the table: by what the lines of a sport are doubted. */
export type SportGuards = Static<typeof SportGuardsSchema>;

/** The figures by which the rows of one feed are doubted. */
export type Guards = Static<typeof GuardsSchema>;

type SomeGuards = Partial<Omit<Guards, 'sports'>> & {
  sports?: Partial<Record<SportType, Partial<SportGuards>>>;
};

/** What an operator's file says in place of the defaults: of all feeds, and over that of single ones. */
export interface GuardsFile {
  all?: SomeGuards;
  feeds?: Readonly<Record<string, SomeGuards>>;
}
