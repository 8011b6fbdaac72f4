import type { PlaysNotPosted } from '@lineboard/domain/books/transactions/casino-play.schema';
import type { PlayTab } from '@lineboard/domain/books/transactions/play-tab';
import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

let asked: PlayTab = 'all';

/** The plays of the tab that was requested last. */
export const usePlaysNotPosted = createAnswerStore(
  (before: number | null) =>
    callBook('readPlaysNotPosted', {
      query: { ...(asked === 'all' ? {} : { tab: asked }), ...(before === null ? {} : { before }) },
    }),
  {
    nextPage: ({ next }: PlaysNotPosted) => next,
    join: (earlier, page) => ({ ...page, plays: [...earlier.plays, ...page.plays] }),
  },
);

export const loadPlays = (tab: PlayTab): Promise<void> => {
  const { forget, load } = usePlaysNotPosted.getState();
  if (tab !== asked) forget();
  asked = tab;
  return load();
};
