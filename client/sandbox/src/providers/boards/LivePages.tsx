import { LIVE_PAGES, type LivePage } from '@lineboard/domain/sandbox/live-boards';
import { useTranslation } from 'react-i18next';
import classes from './LivePages.module.css';

interface LivePagesProps {
  page: LivePage;
  onChoose: (page: LivePage) => void;
}

/** The pages of a board: everything in play, and one page for each sport. */
export function LivePages({ page, onChoose }: LivePagesProps) {
  const { t } = useTranslation();
  return (
    <nav className={classes['pages']} aria-label={t('live:pages')}>
      {LIVE_PAGES.map((each) => (
        <button
          key={each.number}
          type="button"
          aria-pressed={each.number === page.number}
          onClick={() => onChoose(each)}
        >
          <span>{each.number}</span>{' '}
          {each.sport === null ? t('live:frontPage') : t(`live:sport-${each.sport}`)}
        </button>
      ))}
    </nav>
  );
}
