import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../../ground/ui/Page.module.css';

/** Shown for a number that isn't a game's, or whose game isn't offered to this customer. */
export function GameMissing() {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="lb-visually-hidden">{t('shell:game')}</h1>
      <div className={classes['said']}>
        <p>{t('game:missing')}</p>
        <p>{t('game:missingHow')}</p>
        <Link to="/scores">{t('game:toScores')}</Link>
      </div>
    </>
  );
}
