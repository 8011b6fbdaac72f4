import type { OpenBetsAnswer } from '@lineboard/domain/open-bets/open-bets-answer';
import { createAnswerStore } from '../calls/create-answer-store.ts';

const PATH = '/api/open-bets';

export const useOpenBets = createAnswerStore<OpenBetsAnswer>(PATH, {
  nextPath: ({ next }) => (next === null ? null : `${PATH}?after=${next}`),
  join: (earlier, page) => ({
    ...page,
    pending: earlier.pending,
    graded: earlier.graded,
    open: [...earlier.open, ...page.open],
  }),
});
