import { describe, expect, it } from 'vitest';
import type { CallAnswer } from './call-book.ts';
import { createAnswerStore } from './create-answer-store.ts';

/** A book that answers when it is told to, each request separately. */
const openSlowBook = () => {
  const answers: Array<(value: number) => void> = [];
  const read = () =>
    new Promise<CallAnswer<number>>((resolve) => {
      answers.push((value) => resolve({ ok: true, value }));
    });
  return { answers, read };
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('an answer about the account', () => {
  it('is requested again when something changed during the first request', async () => {
    const { answers, read } = openSlowBook();
    const store = createAnswerStore(read);
    void store.getState().load();
    store.getState().refresh();
    expect(answers).toHaveLength(2);
    answers[1]?.(2);
    answers[0]?.(1);
    await settle();
    expect(store.getState().answer).toBe(2);
  });

  it('is not requested before anybody wants it, nor once it is forgotten', async () => {
    const { answers, read } = openSlowBook();
    const store = createAnswerStore(read);
    store.getState().refresh();
    expect(answers).toHaveLength(0);
    void store.getState().load();
    store.getState().forget();
    store.getState().refresh();
    answers[0]?.(1);
    await settle();
    expect(answers).toHaveLength(1);
    expect(store.getState().answer).toBeNull();
  });

  it('is as new as the last change, also when the next page is asked for while it is requested again', async () => {
    let open = ['sold', 'kept'];
    const answers: Array<() => void> = [];
    const read = (after: string | null) =>
      new Promise<CallAnswer<string[]>>((resolve) => {
        const value = after === null ? open : ['further'];
        answers.push(() => resolve({ ok: true, value }));
      });
    const store = createAnswerStore(read, {
      nextPage: (answer) => (answer.includes('further') ? null : 'kept'),
      join: (earlier, page) => [...earlier, ...page],
    });
    const answerAll = async () => {
      while (answers.length > 0) {
        answers.shift()?.();
        await settle();
      }
    };
    void store.getState().load();
    await answerAll();
    open = ['kept'];
    store.getState().refresh();
    void store.getState().loadMore();
    await answerAll();
    expect(store.getState()).toMatchObject({ answer: ['kept', 'further'], isLoadingMore: false });
  });
});
