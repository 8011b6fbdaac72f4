import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { callBook } from '../../../ground/calls/call-book.ts';
import { sealPassword } from '../../../ground/session/seal-password.ts';
import { useSession } from '../../../ground/session/session-store.ts';
import { useSlip } from '../state/slip-store.ts';
import { useTicketPassword } from '../state/ticket-password-store.ts';

/**
 * @returns the ticket that the book took the password for, as it was at the press; null when the book refused: the slip
 * says why
 */
export const checkTicketPassword = async (): Promise<TicketRequest | null> => {
  const { site } = useSession.getState();
  const { password, isChecking, beginCheck, endCheck } = useTicketPassword.getState();
  if (site === null || isChecking) return null;
  const ticket = useSlip.getState().prepareRequest();
  if (ticket === null) return null;
  if (password === '') {
    endCheck('incorrectPassword');
    return null;
  }
  beginCheck();
  const sealed = await sealPassword(site, password);
  if (!sealed.ok) {
    endCheck(sealed.error.code);
    return null;
  }
  const answer = await callBook('confirmTicket', { body: { ticket, ...sealed.value } });
  if (!answer.ok) {
    endCheck(answer.error.code);
    return null;
  }
  const { value } = answer;
  endCheck(value.resultCode === 0 ? null : value.code);
  return value.resultCode === 0 ? ticket : null;
};
