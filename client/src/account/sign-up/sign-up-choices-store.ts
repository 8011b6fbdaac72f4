import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

/** What the form asks for, as the book last said. */
export const useSignUpChoices = createAnswerStore(() => callBook('readSignUpChoices'));
