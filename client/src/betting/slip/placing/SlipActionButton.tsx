import { Link } from '@tanstack/react-router';
import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsFresh, useLineState } from '../../../ground/live/line-state.ts';
import { type Formats, useFormats } from '../../../ground/formats/use-formats.ts';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { selectIsOnline, useSession } from '../../../ground/session/session-store.ts';
import { placeTicket } from './place-ticket.ts';
import { AskedChanges } from './AskedChanges.tsx';
import { describeArmed } from './describe-armed.ts';
import { type AskedChange, describeChanges } from './describe-changes.ts';
import { HoldToSubmit } from './HoldToSubmit.tsx';
import { PendingSeconds } from '../../bets/PendingSeconds.tsx';
import classes from './SlipActionButton.module.css';
import { type SlipAction, selectAction, selectNeedsPassword } from './select-action.ts';
import { SlipError } from './SlipError.tsx';
import { StepButton } from './StepButton.tsx';
import { AcceptLabel, nameAcceptance } from './AcceptLabel.tsx';
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
  useTexts({ combination });
  const formats = useFormats();
  const { amount } = formats;
  const state = useSlip();
  const { items, options } = state;
  const agreed = useAgreed(state);
  const isOnline = useSession(selectIsOnline);
  const isFresh = useLineState(selectIsFresh);
  const isAccepting = useLineState(({ accepting }) => accepting);
  const staleSinceMs = useLineState((line) => line.staleSinceMs);
  const needsPassword = useSession(({ site }) => selectNeedsPassword(state, site));
  const action = selectAction(state, { isOnline, isFresh, isAccepting });
  const changes = action.kind === 'acceptChanges' ? describeChanges(t, formats, state) : [];
  // Another change is another meaning: nobody accepts what took the place of what was read.
  const meaning = action.kind + JSON.stringify(changes);
  const isSteady = useSteady(meaning);
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

  return (
    <ActionPlace asksPassword={asksPassword} changes={changes}>
      <StepButton
        // A separate button for each meaning: a press that began on one can't end on another.
        key={action.kind}
        kind={action.kind}
        label={labelStep(t, formats, action, { changes, staleSinceMs })}
        name={nameAcceptance(t, changes)}
        isSteady={isSteady}
        meaning={meaning}
        onPress={() => (action.kind === 'acceptChanges' ? acceptAllChanges() : state.continueTicket())}
      />
    </ActionPlace>
  );
}

type Step = Exclude<SlipAction, { kind: 'signIn' | 'pending' | 'place' }>;

const labelStep = (
  t: TFunction,
  { time }: Formats,
  action: Step,
  { changes, staleSinceMs }: { changes: readonly AskedChange[]; staleSinceMs: number | null },
): ReactNode => {
  switch (action.kind) {
    case 'continue':
      return t('placing:continueTicket');
    case 'choosePicks':
      return t(`error:${action.code}`);
    case 'acceptChanges':
      return <AcceptLabel changes={changes} />;
    case 'sending':
      return t('slip:sending');
    case 'unknown':
      return t('slip:asking');
    case 'stale':
      return staleSinceMs === null
        ? t('placing:staleConnecting')
        : t('placing:staleSince', { since: time(staleSinceMs) });
    case 'notAccepting':
      return t('placing:notAccepting');
    case 'enterAmount':
      return t('slip:enterAmount');
    case 'awaitLine':
      return t('slip:pickComing');
    case 'review':
      return t(`placing:remedy.${action.remedy}`);
  }
};

interface ActionPlaceProps {
  asksPassword: boolean;
  /** What the action accepts. */
  changes?: readonly AskedChange[];
  children: ReactNode;
}

/** Replaces the bet's button, with the reason in the place of its hint. */
function ActionPlace({ asksPassword, changes = [], children }: ActionPlaceProps) {
  return (
    <>
      {asksPassword && <TicketPassword />}
      <div className={classes['place']}>
        {children}
        <div className={classes['note']}>
          <AskedChanges changes={changes} />
          <SlipError />
        </div>
      </div>
    </>
  );
}
