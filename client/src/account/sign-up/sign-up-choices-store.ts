import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

/** The sign-up form's choices, as the book last said. */
export const useSignUpChoices = createAnswerStore(() => callBook('readSignUpChoices'));
