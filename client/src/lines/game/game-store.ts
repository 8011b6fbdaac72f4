import type { GameAnswer } from '@lineboard/domain/lines/offering/game-answer.schema';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

/** `missing`: the book has no such game for whoever asks. */
export type FoundGame = GameAnswer | 'missing';

let asked: number | null = null;

const readGame = async (): Promise<CallAnswer<FoundGame>> => {
  if (asked === null) return { ok: true, value: 'missing' };
  const answer = await callBook('readGame', { params: { gameNum: asked } });
  if (answer.ok) return answer;
  const { code } = answer.error;
  // A number that no game can have is none of a game, either.
  return code === 'notFound' || code === 'badRequest' ? { ok: true, value: 'missing' } : answer;
};

/** The game that was looked at last. */
export const useGame = createAnswerStore(readGame);

/** What stood there goes at once when another game is asked for. */
export const loadGame = (gameNum: number | null): Promise<void> => {
  const { forget, load } = useGame.getState();
  if (gameNum !== asked) forget();
  asked = gameNum;
  return load();
};
