import type { GameAnswer } from '@lineboard/domain/lines/offering/game-answer.schema';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

/** `missing`: the book has no such game for this customer. */
export type FoundGame = GameAnswer | 'missing';

let asked: number | null = null;

const readGame = async (): Promise<CallAnswer<FoundGame>> => {
  if (asked === null) return { ok: true, value: 'missing' };
  const answer = await callBook('readGame', { params: { gameNum: asked } });
  if (answer.ok) return answer;
  const { code } = answer.error;
  // A number that no game can have counts as missing, too.
  return code === 'notFound' || code === 'badRequest' ? { ok: true, value: 'missing' } : answer;
};

/** The game that was opened last. */
export const useGame = createAnswerStore(readGame);

/** The earlier game goes at once when another is requested. */
export const loadGame = (gameNum: number | null): Promise<void> => {
  const { forget, load } = useGame.getState();
  if (gameNum !== asked) forget();
  asked = gameNum;
  return load();
};
