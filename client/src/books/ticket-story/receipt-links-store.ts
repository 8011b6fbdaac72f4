import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

/** The customer's links to receipts. */
export const useReceiptLinks = createAnswerStore(() => callBook('readReceiptLinks'));
