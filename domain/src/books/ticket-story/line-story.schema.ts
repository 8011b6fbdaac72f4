import { type Static, Type } from 'typebox';
import { points, price } from '../../ground/price/price.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { LINE_STORY_MS, MOST_LINE_MOVES } from './story-bounds.ts';

const LINE = {
  price: orNull(price(), { description: 'Of the leg’s own side; null: it had none.' }),
  points: orNull(points()),
  isOpen: Type.Boolean({ description: 'It could be bet on, as far as that is kept: in play it isn’t.' }),
};

/** `LineMove`. */
const LineMoveSchema = strict(
  { atMs: integer('The beginning of the second in which it moved; book’s clock.'), ...LINE },
  { title: 'LineMove', description: 'The line of a leg’s side as it was at the end of a second.' },
);

/** `LineStory`. */
export const LineStorySchema = strict(
  {
    sinceMs: integer(
      `Book’s clock: when the leg was picked, or ${LINE_STORY_MS / 60_000} minutes before it was accepted, whichever is later.`,
    ),
    stood: orNull(strict(LINE), { description: 'The line before that second; null: it isn’t known.' }),
    moves: list(LineMoveSchema, {
      maxItems: MOST_LINE_MOVES,
      description: 'Until the leg was accepted: the latest of them, the earliest first.',
    }),
    earlier: count('Moves since `sinceMs` that are left out of `moves`.'),
  },
  { title: 'LineStory', description: 'How the line of a leg moved until the leg was accepted.' },
);

/** How the line of a leg moved until the leg was accepted. */
export type LineStory = Static<typeof LineStorySchema>;

export type LineMove = LineStory['moves'][number];
