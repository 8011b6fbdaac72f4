import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { placedWagerOfBet } from '@lineboard/domain/books/open-bets/placed-wager-of-bet';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';

/** Spec 1 §4: an open parlay or teaser leads to the offering, with its wager type on the slip. */
export const useFillSpots = (): ((bet: OpenBet) => void) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (bet) => {
    const { ticketNumber, wagerNumber } = bet;
    useSlip.getState().startFilling({ ticketNumber, wagerNumber }, placedWagerOfBet(bet));
    const isAsked = useSlip.getState().pendingChange !== null;
    const text = t('open-bets:fillingNow', { number: `${ticketNumber}-${wagerNumber}` });
    if (!isAsked) useNotices.getState().notify({ kind: 'info', text });
    // The slip asks whether its picks may be removed.
    if (isAsked) useShell.getState().changeShell({ arrivesAt: 'slip' });
    void navigate({ to: '/betOffering' });
  };
};
