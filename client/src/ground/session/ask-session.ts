import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { type CallAnswer, callBook } from '../calls/call-book.ts';
import { tellPageRefused } from '../calls/page-mark.ts';
import { selectCustomer, useSession } from './session-store.ts';

/** For a customer with constant changes, the last answer is as good as any. */
const MOST_QUESTIONS = 4;

let news = 0;
let asked = 0;
let answered = 0;

/** Something happened, or may have: answers under way may not include it. */
export const noteSessionNews = (): void => {
  news += 1;
};

const readCustomerId = (): string | null => selectCustomer(useSession.getState())?.customerId ?? null;

/**
 * Asks the book whose page this is and for the state of the account. Messages of the socket meanwhile are newer than an
 * answer that is under way, and events without a known customer are lost: so the book is asked again after them, until
 * nothing came between request and answer.
 *
 * @param apply receives each answer that is newer than all before it and belongs to the page's customer
 * @returns the last answer
 */
export const askSession = async (
  apply: (answer: SessionAnswer) => void,
): Promise<CallAnswer<SessionAnswer>> => {
  for (let questions = 1; ; questions += 1) {
    const [newsBefore, customerBefore] = [news, readCustomerId()];
    asked += 1;
    const question = asked;
    const answer = await callBook('readSession');
    // Somebody signed in or out here: the cookie of the request belonged to another session.
    const isOfAnother = customerBefore !== readCustomerId();
    if (answer.ok && !isOfAnother && question > answered) {
      answered = question;
      if (customerBefore === null || answer.value.customer?.customerId === customerBefore)
        apply(answer.value);
      // Another tab signed in as somebody else, or out.
      else tellPageRefused('sessionChanged');
    }
    const isCurrent = news === newsBefore && !isOfAnother;
    if (!answer.ok || isCurrent || questions === MOST_QUESTIONS) return answer;
  }
};
