import type { ContentPage, RuleMenuEntry } from '@lineboard/domain/words/content/content';
import type { StoreApi } from 'zustand';
import { callBook } from '../../ground/calls/call-book.ts';
import { type AnswerStore, createAnswerStore } from '../../ground/calls/create-answer-store.ts';
import type { Language } from '@lineboard/domain/ground/language/languages';

/** Kept for as long as the page is open: on the way back it can be read at once, also without a connection. */
const keepBy = <Key extends readonly string[], T>(
  create: (...key: Key) => StoreApi<AnswerStore<T>>,
): ((...key: Key) => StoreApi<AnswerStore<T>>) => {
  const stores = new Map<string, StoreApi<AnswerStore<T>>>();
  return (...key) => {
    const name = key.join('/');
    const known = stores.get(name) ?? create(...key);
    stores.set(name, known);
    return known;
  };
};

export const contentStoreOf = keepBy((pageId: string, language: Language) =>
  createAnswerStore<ContentPage>(() => callBook('readContent', { params: { pageId }, query: { language } })),
);

export const rulesMenuStoreOf = keepBy((language: Language) =>
  createAnswerStore<readonly RuleMenuEntry[]>(() => callBook('readRulesMenu', { query: { language } })),
);
