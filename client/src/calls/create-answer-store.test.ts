import { describe, expect, it, vi } from 'vitest';
import { createAnswerStore } from './create-answer-store.ts';

/** A book that answers when it is told to, each question by itself. */
const openSlowBook = () => {
  const answers: Array<(value: number) => void> = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answers.push((value) => resolve(new Response(JSON.stringify(value))));
      }),
  );
  return answers;
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('an answer about the account', () => {
  it('is asked for again when something happened while it was asked for the first time', async () => {
    const answers = openSlowBook();
    const store = createAnswerStore<number>('/api/anything');
    void store.getState().load();
    store.getState().refresh();
    expect(answers).toHaveLength(2);
    answers[1]?.(2);
    answers[0]?.(1);
    await settle();
    expect(store.getState().answer).toBe(2);
  });

  it('is not asked for before anybody wants it, nor once it is forgotten', async () => {
    const answers = openSlowBook();
    const store = createAnswerStore<number>('/api/anything');
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
});
