import lineAlerts from '@lineboard/domain/catalogues/en/later/line-alerts.json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import {
  selectCustomer,
  selectIsOnline,
  selectIsQuiet,
  useSession,
} from '../../ground/session/session-store.ts';
import { DialogPart } from '../../ground/ui/DialogPart.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import classes from './LineAlerts.module.css';
import type { AlertSubject } from './alert-draft.ts';

const AlertDialog = lazyPart(() => import('./AlertDialog.tsx'), 'AlertDialog');

/** Opens what the customer wants to be told of a game's line; nothing in a time-out, nor once the game has begun. */
export function TellMe({ game, market, now, hasDraw }: AlertSubject) {
  useTexts({ 'line-alerts': lineAlerts });
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useSession(selectIsOnline);
  const isQuiet = useSession(selectIsQuiet);
  const isOwn = useSession((state) => selectCustomer(state)?.isDemo === false);
  const phase = game.score?.phase ?? 'scheduled';
  if (!isOnline || !isOwn || isQuiet || phase !== 'scheduled') return null;
  const close = (): void => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={classes['tell']}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('line-alerts:tell')}
      </button>
      {isOpen && (
        <DialogPart onClose={close}>
          <AlertDialog game={game} market={market} now={now} hasDraw={hasDraw} onClose={close} />
        </DialogPart>
      )}
    </>
  );
}
