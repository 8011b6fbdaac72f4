import type { BetsOfGame } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

const NONE: BetsOfGame = { pending: [], open: [], graded: [], hasMore: false };

let asked: number | null = null;

const readBets = async (): Promise<CallAnswer<BetsOfGame>> =>
  asked === null ? { ok: true, value: NONE } : callBook('readBetsOfGame', { params: { gameNum: asked } });

/** The customer's bets on the game that was opened last. */
export const useGameBets = createAnswerStore(readBets);

/** Bets on another game must never appear under this one's name. */
export const loadGameBets = (gameNum: number): Promise<void> => {
  const { forget, load } = useGameBets.getState();
  if (gameNum !== asked) forget();
  asked = gameNum;
  return load();
};
