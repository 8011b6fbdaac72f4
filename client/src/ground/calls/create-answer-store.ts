import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { CallAnswer, CallError } from './call-book.ts';

export interface AnswerState<T> {
  /** Stays while it is requested again: the page doesn't blink. */
  answer: T | null;
  /** Wall clock, epoch milliseconds: the time of `answer`. */
  answeredAtMs: number | null;
  error: CallError | null;
  /** A further page is loading. */
  isLoadingMore: boolean;
}

export interface AnswerActions {
  load: () => Promise<void>;
  /** Adds the next page, if there is one. */
  loadMore: () => Promise<void>;
  /** Reloads an answer that was opened before or is waited for, with as many pages; nothing otherwise. */
  refresh: () => void;
  /** Another customer must not see this account. */
  forget: () => void;
}

export type AnswerStore<T> = AnswerState<T> & AnswerActions;

/** How a long answer is split into pages. */
interface Paging<T, Page> {
  /** The parameter for the page after this one; null after the last. */
  nextPage: (answer: T) => Page | null;
  /** @param earlier all pages so far */
  join: (earlier: T, page: T) => T;
}

const NOTHING_YET = { answer: null, answeredAtMs: null, error: null, isLoadingMore: false };

/**
 * One answer of the book about the customer's account, kept while pages come and go.
 * @param read null requests the first page
 */
export const createAnswerStore = <T, Page = never>(
  read: (page: Page | null) => Promise<CallAnswer<T>>,
  { nextPage, join }: Paging<T, Page> = { nextPage: () => null, join: (earlier) => earlier },
): UseBoundStore<StoreApi<AnswerStore<T>>> =>
  create<AnswerStore<T>>()((set, get) => {
    /** Answers overtake each other: only the one to the latest request counts. */
    let question = 0;
    let answered = 0;
    /** The pages loaded so far. */
    let pages = 1;

    const addPage = async (earlier: T): Promise<CallAnswer<T>> => {
      const next = nextPage(earlier);
      if (next === null) return { ok: true, value: earlier };
      const page = await read(next);
      return page.ok ? { ok: true, value: join(earlier, page.value) } : page;
    };

    const ask = async (readPages: () => Promise<CallAnswer<T>>): Promise<void> => {
      question += 1;
      const mine = question;
      const answer = await readPages();
      if (mine !== question) return;
      answered = mine;
      set({
        isLoadingMore: false,
        ...(answer.ok
          ? { answer: answer.value, answeredAtMs: Date.now(), error: null }
          : { error: answer.error }),
      });
    };

    const loadPages = async (): Promise<CallAnswer<T>> => {
      let answer = await read(null);
      for (let page = 1; page < pages && answer.ok; page += 1) answer = await addPage(answer.value);
      return answer;
    };

    return {
      ...NOTHING_YET,
      load: () => ask(loadPages),
      loadMore: async () => {
        const { answer, isLoadingMore } = get();
        if (answer === null || isLoadingMore || nextPage(answer) === null) return;
        pages += 1;
        set({ isLoadingMore: true });
        // What is being asked for again is newer than what is there to be added to.
        await ask(answered === question ? () => addPage(answer) : loadPages);
      },
      refresh: () => {
        // The first request may have been answered just before the change.
        if (get().answer !== null || answered !== question) void get().load();
      },
      forget: () => {
        question += 1;
        answered = question;
        pages = 1;
        set(NOTHING_YET);
      },
    };
  });
