import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../ui/Page.module.css';

/** Said of a number that isn't a game's, or is one's that isn't offered to whoever asks. */
export function GameMissing() {
  const { t } = useTranslation('game');
  return (
    <>
      <h1 className="lb-visually-hidden">{t('shell:game')}</h1>
      <div className={classes['said']}>
        <p>{t('missing')}</p>
        <p>{t('missingHow')}</p>
        <Link to="/scores">{t('toScores')}</Link>
      </div>
    </>
  );
}
