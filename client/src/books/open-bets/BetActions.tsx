import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { placedWagerOfBet } from '@lineboard/domain/books/open-bets/placed-wager-of-bet';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BetAgain } from '../../betting/laying/BetAgain.tsx';
import { readBookMs } from '../../ground/live/line-state.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { isUnderWay } from '../../betting/slip/state/ticket-stage.ts';
import { useBetDialogs } from './bet-dialogs-store.ts';
import classes from './BetRow.module.css';
import type { ShownBet } from './group-bets.ts';
import { HookUpsButton } from '../../betting/bets/HookUpsButton.tsx';
import { judgeRifSelection } from './judge-rif-selection.ts';
import { useFillSpots } from './use-fill-spots.ts';

interface BetActionsProps {
  bet: ShownBet;
  /** Bets among which its chain is looked up. */
  known: readonly ShownBet[];
  isRifMode: boolean;
}

const mayBeFilled = ({ terms, fillDeadlineMs, isReserved }: OpenBet): boolean =>
  !isReserved &&
  'openSpots' in terms &&
  terms.openSpots > 0 &&
  (fillDeadlineMs === null || readBookMs() <= fillDeadlineMs);

/** The actions for a bet of the list. */
export function BetActions({ bet, known, isRifMode }: BetActionsProps) {
  const { t } = useTranslation();
  const openDialog = useBetDialogs((state) => state.openDialog);
  const isLocked = useSlip(({ ticket }) => isUnderWay(ticket));
  const fillSpots = useFillSpots();
  const number = `${bet.ticketNumber}-${bet.wagerNumber}`;

  const parent = isRifMode && bet.wagerStatus === 'O' ? placedWagerOfBet(bet) : null;
  const refused = useSlip((state) => (parent === null ? null : judgeRifSelection(parent, state)));
  const reasonId = useId();

  return (
    <div className={classes['actions']}>
      {parent !== null && (
        <button
          type="button"
          data-primary
          disabled={isLocked || refused !== null}
          aria-label={`${t('open-bets:rollFrom')} ${number}`}
          aria-describedby={refused === null ? undefined : reasonId}
          onClick={() => openDialog({ kind: 'rifParent', bet, parent })}
        >
          {t('open-bets:rollFrom')}
        </button>
      )}
      {refused !== null && (
        <p id={reasonId} className={classes['reason']}>
          {t('open-bets:invalidSelection')}: {t(`error:${refused}`)}
        </p>
      )}
      {!isRifMode && bet.wagerStatus === 'O' && mayBeFilled(bet) && (
        <button
          type="button"
          data-primary
          disabled={isLocked}
          aria-label={`${t('open-bets:fillSpots')} ${number}`}
          onClick={() => fillSpots(bet)}
        >
          {t('open-bets:fillSpots')}
        </button>
      )}
      {!isRifMode && <BetAgain bets={[bet]} number={number} />}
      <HookUpsButton bet={bet} known={known} />
    </div>
  );
}
