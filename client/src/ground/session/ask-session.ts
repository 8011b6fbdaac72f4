import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { type CallAnswer, callBook } from '../calls/call-book.ts';
import { tellPageRefused } from '../calls/page-mark.ts';
import { selectCustomer, useSession } from './session-store.ts';

/** Of a customer about whom something is told all the time, the last answer is as good as any. */
const MOST_QUESTIONS = 4;

let news = 0;
let asked = 0;
let answered = 0;

/** Something happened, or may have: answers that are under way may not know of it. */
export const noteSessionNews = (): void => {
  news += 1;
};

const readCustomerId = (): string | null => selectCustomer(useSession.getState())?.customerId ?? null;

/**
 * Asks the book whose page this is and how the account stands. What the socket tells meanwhile is newer than an answer
 * that is under way, and events without a customer to tell them of are lost: so the book is asked anew after them,
 * until nothing came between question and answer.
 *
 * @param apply given each answer that is newer than all before it and of the customer whose page this is
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
    // Somebody signed in or out here: the cookie that was asked with is another one's.
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
