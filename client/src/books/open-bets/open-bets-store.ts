import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

export const readOpenBetsPage = (after: string | null) =>
  callBook('readOpenBets', { query: after === null ? {} : { after } });

export const useOpenBets = createAnswerStore(readOpenBetsPage, {
  nextPage: ({ next }) => next,
  join: (earlier, page) => ({
    ...page,
    pending: earlier.pending,
    graded: earlier.graded,
    open: [...earlier.open, ...page.open],
  }),
});
