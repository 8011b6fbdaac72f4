import { isWageringDisabled } from '@lineboard/domain/account/customer/is-wagering-disabled';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useLoss } from '../../ground/ui/use-loss.ts';
import { selectStateLine, type StateLineKind } from './select-state-line.ts';

/** What there is to say of the book's state now. */
export const useStateKind = (): StateLineKind => {
  const line = useLineState();
  const customer = useSession(selectCustomer);
  const hasSessionEnded = useSession((state) => state.endedNotice);
  const hasSessionChanged = useSession((state) => state.changedNotice);
  const isPartLost = useLoss() === 'gone';
  const isNothingOffered = useOffering(({ menu }) => menu?.length === 0);
  return selectStateLine(line, {
    isWageringDisabled: isWageringDisabled(customer?.restrictions ?? []),
    hasSessionEnded,
    hasSessionChanged,
    isPartLost,
    isNothingOffered,
  });
};
