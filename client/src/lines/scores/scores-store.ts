import { formatScoresTime, TODAY_INDEX } from '@lineboard/domain/lines/offering/score-weeks';
import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';
import { readBookMs } from '../../ground/live/line-state.ts';

let asked = { week: TODAY_INDEX, showFinals: true };

/** The week that was requested last. */
export const useScores = createAnswerStore(() =>
  callBook('readScores', {
    query: {
      at: formatScoresTime(readBookMs()),
      week: asked.week,
      showFinals: asked.showFinals ? 'true' : 'false',
    },
  }),
);

/** Games of another week must never appear under this one's name. */
export const loadScores = (week: number, showFinals: boolean): Promise<void> => {
  const { answer, forget, load } = useScores.getState();
  if (answer !== null && (week !== asked.week || showFinals !== asked.showFinals)) forget();
  asked = { week, showFinals };
  return load();
};
