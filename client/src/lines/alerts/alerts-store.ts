import type {
  LineAlert,
  LineAlertAnswer,
  LineAlertRequest,
} from '@lineboard/domain/lines/alerts/line-alert.schema';
import { type CallAnswer, callBook, type CallError } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

/** What the customer wants to be told of lines, and what was told. */
export const useLineAlerts = createAnswerStore(() => callBook('readLineAlerts'));

/** The list is asked for again whatever came of it: a lost answer may have kept it. */
export const keepAlert = async (body: LineAlertRequest): Promise<CallAnswer<LineAlertAnswer>> => {
  const answer = await callBook('keepLineAlert', { body });
  await useLineAlerts.getState().load();
  return answer;
};

/** One that is gone already is done, too. @returns why the customer may still have it; null: it is gone */
export const dropAlert = async ({ alertId }: Pick<LineAlert, 'alertId'>): Promise<CallError | null> => {
  const answer = await callBook('dropLineAlert', { params: { alertId } });
  await useLineAlerts.getState().load();
  return answer.ok || answer.error.code === 'notFound' ? null : answer.error;
};
