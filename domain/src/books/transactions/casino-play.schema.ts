import type { Static } from 'typebox';
import { cents } from '../../ground/money/cents.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

const System = words(40, 'The provider of the game, as the integration names it, e.g. Lotto Pro.');
const Round = words(120, 'The system’s own number of the play.');

/** The data on its play in a transaction. */
export const PlaySchema = strict(
  {
    system: System,
    round: Round,
    stakeCents: cents(),
    winCents: cents('What it paid back, the stake included.'),
  },
  { title: 'Play' },
);

/** `PlayNotPosted`. */
const PlayNotPostedSchema = strict(
  {
    playId: count(),
    system: System,
    round: Round,
    riskCents: cents('The stake, held until the play is posted.'),
    winCents: orNull(cents(), { description: 'What it pays back; null while its round is under way.' }),
    acceptedAtMs: integer('Book’s clock.'),
  },
  { title: 'PlayNotPosted' },
);

export const PlaysNotPostedSchema = strict(
  {
    plays: list(PlayNotPostedSchema, { maxItems: 100, description: 'A page of them, newest first.' }),
    totals: strict({ count: count(), riskCents: cents(), winCents: cents() }),
    next: orNull(count(), { description: '`before` of the next page; null: this is the last one.' }),
  },
  { title: 'PlaysNotPosted', description: '`totals` are of all pages of the tab.' },
);

/** Casino plays whose money has not reached the balance yet. */
export type PlaysNotPosted = Static<typeof PlaysNotPostedSchema>;
