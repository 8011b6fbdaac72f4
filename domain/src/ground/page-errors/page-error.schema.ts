import { Type } from 'typebox';
import { list } from '../schema/list.ts';
import { count } from '../schema/numbers.ts';
import { orNull } from '../schema/or-null.ts';
import { strict } from '../schema/strict.ts';
import { words } from '../schema/words.ts';
import { MOST_FRAMES, MOST_MESSAGE_CHARACTERS, MOST_NAME_CHARACTERS } from './page-error-bounds.ts';

/** `thrown`: by nobody caught · `rejected`: a promise that nobody waited for · `drawing`: while a part was drawn. */
export const PAGE_ERROR_KINDS = ['thrown', 'rejected', 'drawing'] as const;

const FrameSchema = strict({
  name: orNull(words(MOST_NAME_CHARACTERS, 'The function, where the browser says it')),
  file: words(MOST_NAME_CHARACTERS, 'A file of the page’s own build, below its folder'),
  line: count(),
  column: count(),
});

export const PageErrorSchema = strict(
  {
    kind: Type.Enum([...PAGE_ERROR_KINDS]),
    message: words(
      MOST_MESSAGE_CHARACTERS,
      'The message, without anything that may say who somebody is or what they have',
    ),
    frames: list(FrameSchema, { maxItems: MOST_FRAMES }),
    route: words(MOST_NAME_CHARACTERS, 'The page’s route as the router has it, without its parameters'),
  },
  {
    examples: [
      {
        kind: 'thrown',
        message: 'TypeError: Cannot read properties of undefined (reading "price")',
        frames: [{ name: 'draw', file: 'assets/index-Bx1.js', line: 1, column: 2_345 }],
        route: '/openBets',
      },
    ],
  },
);

export type PageError = Type.Static<typeof PageErrorSchema>;
