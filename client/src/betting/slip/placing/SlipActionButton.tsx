import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsFresh, useLineState } from '../../../ground/live/line-state.ts';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { selectIsOnline, useSession } from '../../../ground/session/session-store.ts';
import { placeTicket } from './place-ticket.ts';
import { describeArmed } from './describe-armed.ts';
import { HoldToSubmit } from './HoldToSubmit.tsx';
import { PendingSeconds } from '../../bets/PendingSeconds.tsx';
import classes from './SlipActionButton.module.css';
import { type SlipAction, selectAction, selectNeedsPassword } from './select-action.ts';
import { SlipError } from './SlipError.tsx';
import { acceptAllChanges } from '../state/keep-combinations.ts';
import { useSlip } from '../state/slip-store.ts';
import { TicketPassword } from './TicketPassword.tsx';
import { isUnderWay } from '../state/ticket-stage.ts';
import { useAgreed } from './use-agreed.ts';
import { useSteady } from '../../bets/use-steady.ts';
import { useWasTrueOf } from '../../../ground/ui/use-was-true-of.ts';

/** The label is the bet; when it can't be placed, the label says why. */
export function SlipActionButton() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { amount, time } = formats;
  const state = useSlip();
  const { items, options } = state;
  const agreed = useAgreed(state);
  const isOnline = useSession(selectIsOnline);
  const isFresh = useLineState(selectIsFresh);
  const isAccepting = useLineState(({ accepting }) => accepting);
  const staleSinceMs = useLineState((line) => line.staleSinceMs);
  const needsPassword = useSession(({ site }) => selectNeedsPassword(state, site));
  const action = selectAction(state, { isOnline, isFresh, isAccepting });
  const isSteady = useSteady(action.kind);
  // A line that is held for a moment doesn't remove a field in which somebody may be typing.
  const asksPassword =
    useWasTrueOf(agreed, needsPassword && action.kind === 'place') && !isUnderWay(state.ticket);

  if (action.kind === 'signIn')
    return (
      <ActionPlace asksPassword={false}>
        <Link to="/signIn" className={classes['action']}>
          {t('placing:signInToBet')}
        </Link>
      </ActionPlace>
    );
  if (action.kind === 'pending')
    return (
      <ActionPlace asksPassword={false}>
        <button type="button" className={classes['action']} data-kind="pending" disabled>
          <PendingSeconds decidedAtMs={action.decidedAtMs} />
        </button>
      </ActionPlace>
    );

  if (action.kind === 'place') {
    const { filling, useFreePlay } = options;
    return (
      <>
        {asksPassword && <TicketPassword />}
        <HoldToSubmit
          label={
            filling === null
              ? t(useFreePlay ? 'slip:riskFreePlay' : 'slip:riskToWin', {
                  risk: amount(action.riskCents),
                  toWin: amount(action.toWinCents),
                })
              : t('placing:addToTicket', { count: items.length, number: filling.ticketNumber })
          }
          armed={filling === null ? describeArmed(t, formats, state) : null}
          subject={agreed}
          onSubmit={() => void placeTicket()}
        />
      </>
    );
  }

  const label: Record<Exclude<SlipAction['kind'], 'signIn' | 'pending' | 'place'>, () => string> = {
    continue: () => t('placing:continueTicket'),
    choosePicks: () => (action.kind === 'choosePicks' ? t(`error:${action.code}`) : ''),
    acceptChanges: () => t('placing:acceptChanges'),
    sending: () => t('slip:sending'),
    unknown: () => t('slip:asking'),
    stale: () =>
      staleSinceMs === null
        ? t('placing:staleConnecting')
        : t('placing:staleSince', { since: time(staleSinceMs) }),
    notAccepting: () => t('placing:notAccepting'),
    enterAmount: () => t('slip:enterAmount'),
    awaitLine: () => t('slip:pickComing'),
    review: () => (action.kind === 'review' ? t(`placing:remedy.${action.remedy}`) : ''),
  };
  return (
    <ActionPlace asksPassword={asksPassword}>
      <StepButton
        // A separate button for each meaning: a press that began on one can't end on another.
        key={action.kind}
        kind={action.kind}
        label={label[action.kind]()}
        isSteady={isSteady}
        onPress={() => (action.kind === 'acceptChanges' ? acceptAllChanges() : state.continueTicket())}
      />
    </ActionPlace>
  );
}

interface StepButtonProps {
  kind: SlipAction['kind'];
  label: string;
  isSteady: boolean;
  onPress: () => void;
}

/** A step towards the bet, or the reason why there is none. */
function StepButton({ kind, label, isSteady, onPress }: StepButtonProps) {
  const isReady = kind === 'continue' || kind === 'acceptChanges';
  return (
    <button
      type="button"
      className={`${classes['action']} lb-figures`}
      data-kind={kind}
      disabled={!isReady}
      aria-disabled={isReady && !isSteady ? true : undefined}
      aria-busy={kind === 'sending' || kind === 'unknown'}
      onKeyDown={(event) => {
        // A key that was held to place the bet would otherwise go on to press this.
        if (event.repeat) event.preventDefault();
      }}
      onClick={() => {
        if (isSteady) onPress();
      }}
    >
      {label}
    </button>
  );
}

/** Replaces the bet's button, with the reason in the place of its hint. */
function ActionPlace({ asksPassword, children }: { asksPassword: boolean; children: ReactNode }) {
  return (
    <>
      {asksPassword && <TicketPassword />}
      <div className={classes['place']}>
        {children}
        <div className={classes['note']}>
          <SlipError />
        </div>
      </div>
    </>
  );
}
