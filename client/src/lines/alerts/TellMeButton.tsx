import lineAlerts from '@lineboard/domain/catalogues/en/later/line-alerts.json';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import type { AlertGame } from './alert-draft.ts';
import classes from './LineAlerts.module.css';
import { useMayAsk } from './use-may-ask.ts';

interface TellMeButtonProps {
  score: AlertGame['score'];
  onPress: () => void;
}

/** The way to an alert; nothing for who may not ask for one. */
export function TellMeButton({ score, onPress }: TellMeButtonProps) {
  useTexts({ 'line-alerts': lineAlerts });
  const { t } = useTranslation();
  const mayAsk = useMayAsk(score);
  if (!mayAsk) return null;
  return (
    <button type="button" className={classes['tell']} aria-haspopup="dialog" onClick={onPress}>
      {t('line-alerts:tell')}
    </button>
  );
}
