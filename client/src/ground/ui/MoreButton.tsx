import { useTranslation } from 'react-i18next';
import classes from './MoreButton.module.css';

interface MoreButtonProps {
  /** There is a further page; without one nothing is drawn. */
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** Adds the next page to a long list. It keeps the focus while the page is on its way. */
export function MoreButton({ hasMore, isLoading, onMore }: MoreButtonProps) {
  const { t } = useTranslation();
  if (!hasMore) return null;
  return (
    <button type="button" className={classes['more']} aria-disabled={isLoading} onClick={onMore}>
      {t('shell:showMore')}
    </button>
  );
}
