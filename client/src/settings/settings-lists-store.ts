import { callBook } from '../calls/call-book.ts';
import { createAnswerStore } from '../calls/create-answer-store.ts';

/** What may be chosen, as the book last said. */
export const useSettingsLists = createAnswerStore(() => callBook('readSettingsLists'));
