import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { type CallError, callBook } from './call-book.ts';

export interface AnswerState<T> {
  /** Stays while it is asked for again: the page doesn't blink. */
  answer: T | null;
  /** Wall clock, epoch milliseconds: how old `answer` is. */
  answeredAtMs: number | null;
  error: CallError | null;
}

export interface AnswerActions {
  load: () => Promise<void>;
  /** Loads again what somebody has looked at before or is waiting for; nothing otherwise. */
  refresh: () => void;
  /** Another customer's account is nobody else's. */
  forget: () => void;
}

export type AnswerStore<T> = AnswerState<T> & AnswerActions;

const NOTHING_YET = { answer: null, answeredAtMs: null, error: null };

/** One answer of the book about the customer's account, kept while pages come and go. @param path e.g. `/api/open-bets` */
export const createAnswerStore = <T>(path: string): UseBoundStore<StoreApi<AnswerStore<T>>> =>
  create<AnswerStore<T>>()((set, get) => {
    /** Answers overtake each other: only the one to the latest question counts. */
    let question = 0;
    let answered = 0;
    return {
      ...NOTHING_YET,
      load: async () => {
        question += 1;
        const mine = question;
        const answer = await callBook<T>(path);
        if (mine !== question) return;
        answered = mine;
        set(
          answer.ok
            ? { answer: answer.value, answeredAtMs: Date.now(), error: null }
            : { error: answer.error },
        );
      },
      refresh: () => {
        // What is being asked for the first time may have been answered just before.
        if (get().answer !== null || answered !== question) void get().load();
      },
      forget: () => {
        question += 1;
        answered = question;
        set(NOTHING_YET);
      },
    };
  });
