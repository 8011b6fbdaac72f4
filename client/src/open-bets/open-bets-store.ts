import type { OpenBetsAnswer } from '@lineboard/domain/open-bets/open-bets-answer';
import { createAnswerStore } from '../app/create-answer-store.ts';

export const useOpenBets = createAnswerStore<OpenBetsAnswer>('/api/open-bets');
