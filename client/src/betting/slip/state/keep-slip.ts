import { isFreePlayDefault } from '@lineboard/domain/betting/free-play/judge-free-play';
import { callBook } from '../../../ground/calls/call-book.ts';
import { useLastStake } from '../../../ground/device/last-stake.ts';
import { selectCustomer, useSession } from '../../../ground/session/session-store.ts';
import { stakeOfTicket } from './stake-of-ticket.ts';
import { giveSlip } from './give-slip.ts';
import { useSlip } from './slip-store.ts';
import { isUnderWay } from './ticket-stage.ts';
import { repeat } from '../../../ground/timers/repeat.ts';

/** Cutoffs are whole seconds away at best; an open slip checks the clock once a second. */
const RECALCULATE_EVERY_MS = 1000;
/** Several events of one ticket arrive together: one request answers them. */
const ACCOUNT_AFTER_MS = 150;
/** The wait after a failed call. */
const ACCOUNT_AGAIN_AFTER_MS = 3_000;

/**
 * Keeps limits and balance of the slip current: the account is requested when the slip opens (for customers whose slip
 * begins with free play: when they sign in) and when the balance moves, and the book's clock is checked. @returns stops
 * it
 */
export const keepSlip = (): (() => void) => {
  let accountTimer: ReturnType<typeof setTimeout> | undefined;

  const loadAccount = async (): Promise<void> => {
    const customerId = selectCustomer(useSession.getState())?.customerId;
    const answer = await callBook('readAccountFigures');
    const isSameCustomer = selectCustomer(useSession.getState())?.customerId === customerId;
    if (!isSameCustomer) return;
    if (!answer.ok) {
      // Without the account the slip has no limits and takes nothing.
      clearTimeout(accountTimer);
      accountTimer = setTimeout(() => void loadAccount(), ACCOUNT_AGAIN_AFTER_MS);
      return;
    }
    useSlip.getState().applyAccount(answer.value);
    useSession.getState().applyBalance(answer.value.balance);
  };

  const askForAccount = (): void => {
    clearTimeout(accountTimer);
    const customer = selectCustomer(useSession.getState());
    if (customer === null) return;
    // A slip that begins with free play must know the balance before its first pick.
    if (useSlip.getState().items.length > 0 || isFreePlayDefault(customer.restrictions))
      accountTimer = setTimeout(() => void loadAccount(), ACCOUNT_AFTER_MS);
  };

  const stopSlip = useSlip.subscribe((state, earlier) => {
    const isOver = isUnderWay(earlier.ticket) && !isUnderWay(state.ticket);
    if (isOver || (state.items.length > 0 && earlier.items.length === 0)) askForAccount();
    if (state.ticket.stage === 'accepted' && state.ticket !== earlier.ticket) {
      useSession.getState().applyBalance(state.ticket.answer.balance);
      const stake = stakeOfTicket(state.ticket.posted);
      if (stake !== null && state.customer !== null)
        useLastStake.setState({ stake: { ...stake, customerId: state.customer.customerId } });
    }
  });
  const stopSession = useSession.subscribe(({ session, site }, earlier) => {
    if (site !== null && site.rules !== earlier.site?.rules) useSlip.getState().applyRules(site.rules);
    const customer = session?.customer ?? null;
    const isOther = customer?.customerId !== earlier.session?.customer?.customerId;
    giveSlip(session);
    const before = earlier.session?.customer ?? null;
    if (customer !== before) useSlip.getState().applyCustomer(customer);
    if (customer !== null && customer !== before)
      void import('./account-acceptance.ts').then(({ followAcceptance }) =>
        followAcceptance(customer, before),
      );
    const isTimeOutOver = customer?.timeOut == null && earlier.session?.customer?.timeOut != null;
    if (isOther || isTimeOutOver || session?.balance?.version !== earlier.session?.balance?.version)
      askForAccount();
  });
  const stopClock = repeat(() => useSlip.getState().recalculate(), RECALCULATE_EVERY_MS);
  return () => {
    stopSlip();
    stopSession();
    stopClock();
    clearTimeout(accountTimer);
  };
};
