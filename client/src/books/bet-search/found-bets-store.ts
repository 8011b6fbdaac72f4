import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';
import type { BetQuestion } from './parse-find-search.ts';

let asked: BetQuestion = {};

/** The search that was asked last, page by page. */
export const useFoundBets = createAnswerStore(
  (after: string | null) =>
    callBook('searchBets', { query: { ...asked, ...(after === null ? {} : { after }) } }),
  {
    nextPage: ({ next }) => next,
    join: (earlier, page) => ({ ...page, bets: [...earlier.bets, ...page.bets] }),
  },
);

/** What was found before goes at once when something else is asked: it would stand under the wrong search. */
export const findBets = (question: BetQuestion): Promise<void> => {
  const { forget, load } = useFoundBets.getState();
  if (JSON.stringify(question) !== JSON.stringify(asked)) forget();
  asked = question;
  return load();
};
