import lineAlerts from '@lineboard/domain/catalogues/en/later/line-alerts.json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import type { AlertSubject } from './alert-draft.ts';
import { AskAlert } from './AskAlert.tsx';
import classes from './LineAlerts.module.css';
import { TellMeButton } from './TellMeButton.tsx';
import { useIsTooLate } from './use-may-ask.ts';

/**
 * Opens what the customer wants to be told of a game's line. What it is about stays as it was pressed, also where the
 * lines have changed or gone. Without lines there is nothing to press; in play it says why there is none.
 */
export function TellMe(about: AlertSubject) {
  useTexts({ 'line-alerts': lineAlerts });
  const { t } = useTranslation();
  const [asked, ask] = useState<AlertSubject | null>(null);
  const isTooLate = useIsTooLate(about.game.score);
  return (
    <>
      {about.lines.length > 0 && <TellMeButton score={about.game.score} onPress={() => ask(about)} />}
      {isTooLate && <p className={classes['tooLate']}>{t('line-alerts:tooLate')}</p>}
      {asked !== null && <AskAlert {...asked} onClose={() => ask(null)} />}
    </>
  );
}
