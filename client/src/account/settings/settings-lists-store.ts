import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

/** What may be chosen, as the book last said. */
export const useSettingsLists = createAnswerStore(() => callBook('readSettingsLists'));
