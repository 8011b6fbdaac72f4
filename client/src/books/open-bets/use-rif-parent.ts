import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { PlacedWager } from '@lineboard/domain/betting/wager/placed-wager';
import { callBook } from '../../ground/calls/call-book.ts';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useBetDialogs } from './bet-dialogs-store.ts';

type SelectParent = (bet: Bet, parent: PlacedWager, winOnly: boolean) => Promise<void>;

/**
 * Spec 1 §4: the server is asked whether it may (§7), the parent goes onto the slip, that is announced, and RIF mode
 * ends on the way back to the slip.
 */
export const useRifParent = (): SelectParent => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return async (bet, parent, winOnly) => {
    const { ticketNumber, wagerNumber } = bet;
    const picks = useSlip.getState().items.map(({ pick }) => pick);
    const { dialog } = useBetDialogs.getState();
    const answer = await callBook('checkRif', {
      body: { parent: { ticketNumber, wagerNumber }, picks },
    });
    // The question was closed, or left with its page: nobody wants the answer any more.
    if (useBetDialogs.getState().dialog !== dialog) return;
    const refused = !answer.ok ? answer.error : answer.value.valid ? null : answer.value;
    if (refused !== null) {
      useBetDialogs.getState().openDialog({ kind: 'invalidSelection', code: refused.code });
      return;
    }
    useSlip.getState().chooseParentRif({ ticketNumber, wagerNumber }, winOnly, parent);
    useBetDialogs.getState().closeDialog();
    useNotices.getState().notify({
      kind: 'success',
      text: t('open-bets:rifParentSelected', { number: `${ticketNumber}-${wagerNumber}` }),
    });
    useShell.getState().changeShell({ arrivesAt: 'slip' });
    void navigate({ to: '/betOffering' });
  };
};
