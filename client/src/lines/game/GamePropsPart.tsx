import { useTranslation } from 'react-i18next';
import { OwnProps } from '../side-features/OwnProps.tsx';
import classes from './GamePage.module.css';
import { PART_IDS } from './part-ids.ts';

/** The book's own offers besides the lines of a game. */
export function GamePropsPart({ gameNum }: { gameNum: number }) {
  const { t } = useTranslation();
  return (
    <section className={classes['part']} aria-labelledby={PART_IDS.props}>
      <h2 id={PART_IDS.props} tabIndex={-1}>
        {t('game:props')}
      </h2>
      <div className={classes['props']}>
        <OwnProps gameNum={gameNum} />
      </div>
    </section>
  );
}
