import states from '@lineboard/domain/catalogues/en/later/domain-states.json';
import { isWageringDisabled } from '@lineboard/domain/account/customer/is-wagering-disabled';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useCloseDialog } from '../../ground/ui/use-named-dialog.ts';
import { BookClock } from './BookClock.tsx';
import classes from './DomainStatesDialog.module.css';
import { Retry } from './Retry.tsx';
import { selectStateLine } from './select-state-line.ts';

/** DLG1-09: the state of each part that a bet depends on. It has its own address, and Back closes it. */
export function DomainStatesDialog() {
  const { t } = useTranslation();
  useTexts({ 'domain-states': states });
  const close = useCloseDialog();
  const formats = useFormats();
  const line = useLineState();
  const customer = useSession(selectCustomer);
  const hasSessionEnded = useSession((state) => state.endedNotice);
  const kind = selectStateLine(line, {
    isWageringDisabled: false,
    hasSessionEnded: false,
    hasSessionChanged: false,
    isPartLost: false,
    isNothingOffered: false,
  });
  const since = line.staleSinceMs === null ? '' : formats.time(line.staleSinceMs);
  const isDisabled = isWageringDisabled(customer?.restrictions ?? []);
  const isTaken = line.connection === 'live' && line.accepting && !isDisabled;
  const shown = [
    ['prices', t(`shell:state.${kind}`, { since })],
    [
      'bets',
      isTaken
        ? t('domain-states:taken')
        : isDisabled
          ? t('shell:state.wageringDisabled')
          : t('domain-states:notTaken'),
    ],
    ['updates', line.slow ? t('domain-states:late') : t('domain-states:asTheyHappen')],
    ['feeds', line.feedsDown.length === 0 ? t('domain-states:noFeeds') : line.feedsDown.join(', ')],
    [
      'account',
      customer === null
        ? hasSessionEnded
          ? t('domain-states:ended')
          : t('domain-states:visitor')
        : customer.customerId,
    ],
  ] as const;
  return (
    <ModalFrame title={t('domain-states:title')} onClose={close}>
      <dl className={classes['states']}>
        {shown.map(([name, state]) => (
          <div key={name}>
            <dt>{t(`domain-states:${name}`)}</dt>
            <dd>{state}</dd>
          </div>
        ))}
        <div>
          <dt>{t('domain-states:time')}</dt>
          <dd>
            <BookClock />
          </dd>
        </div>
      </dl>
      {(kind === 'offline' || kind === 'blocked') && <Retry />}
    </ModalFrame>
  );
}
