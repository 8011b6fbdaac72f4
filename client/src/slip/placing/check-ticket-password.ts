import { callBook } from '../../calls/call-book.ts';
import { sealPassword } from '../../session/seal-password.ts';
import { useSession } from '../../session/session-store.ts';
import { useSlip } from '../state/slip-store.ts';
import { useTicketPassword } from '../state/ticket-password-store.ts';

/** @returns whether the book took the password for the ticket that is about to be sent; if not, the slip says why */
export const checkTicketPassword = async (): Promise<boolean> => {
  const { site } = useSession.getState();
  const { password, isChecking, beginCheck, endCheck } = useTicketPassword.getState();
  if (site === null || isChecking) return false;
  const ticket = useSlip.getState().prepareRequest();
  if (ticket === null) return false;
  if (password === '') {
    endCheck('incorrectPassword');
    return false;
  }
  beginCheck();
  const sealed = await sealPassword(site, password);
  if (!sealed.ok) {
    endCheck(sealed.error.code);
    return false;
  }
  const answer = await callBook('confirmTicket', { body: { ticket, ...sealed.value } });
  if (!answer.ok) {
    endCheck(answer.error.code);
    return false;
  }
  const { value } = answer;
  endCheck(value.resultCode === 0 ? null : value.code);
  return value.resultCode === 0;
};
