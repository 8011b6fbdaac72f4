import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

/** The available choices, as the book last said. */
export const useSettingsLists = createAnswerStore(() => callBook('readSettingsLists'));
