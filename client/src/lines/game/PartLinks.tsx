import { useTranslation } from 'react-i18next';
import { useGameBets } from './game-bets-store.ts';
import classes from './PartLinks.module.css';
import { PART_IDS } from './part-ids.ts';

/** The heading takes the focus, so that the next Tab begins there. */
const goTo = (id: string): void => {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

/** A phone's links to the parts below; they aren't in the address, since an address of the site names only pages. */
export function PartLinks({ hasProps, isInPlay }: { hasProps: boolean; isInPlay: boolean }) {
  const { t } = useTranslation();
  const count = useGameBets(({ answer }) =>
    answer === null ? 0 : answer.pending.length + answer.open.length + answer.graded.length,
  );
  return (
    <nav className={classes['links']} aria-label={t('game:parts')}>
      <button type="button" onClick={() => goTo(PART_IDS.lines)}>
        {t('game:lines')}
      </button>
      {hasProps && (
        <button type="button" onClick={() => goTo(PART_IDS.props)}>
          {t('game:props')}
        </button>
      )}
      {isInPlay && (
        <button type="button" onClick={() => goTo(PART_IDS.inPlay)}>
          {t('in-play:title')}
        </button>
      )}
      <button type="button" onClick={() => goTo(PART_IDS.bets)}>
        {t('game:betsShort')}
        {count > 0 && <strong className="lb-figures">{count}</strong>}
      </button>
      <button type="button" onClick={() => goTo(PART_IDS.history)}>
        {t('game:history')}
      </button>
    </nav>
  );
}
