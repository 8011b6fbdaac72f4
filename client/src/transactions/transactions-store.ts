import type { TransactionsAnswer } from '@lineboard/domain/transactions/transaction';
import { createAnswerStore } from '../app/create-answer-store.ts';

/** Spec 1 §9: the last 7 days are what is shown first. */
export const SHOWN_DAYS = 7;

export const useTransactions = createAnswerStore<TransactionsAnswer>(`/api/transactions?days=${SHOWN_DAYS}`);
