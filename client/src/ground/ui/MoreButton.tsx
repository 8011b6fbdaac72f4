import { useTranslation } from 'react-i18next';
import classes from './MoreButton.module.css';

interface MoreButtonProps {
  /** There is a further page; nothing is drawn without one. */
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** Adds the next page to a long list. It keeps the focus while the page is loading. */
export function MoreButton({ hasMore, isLoading, onMore }: MoreButtonProps) {
  const { t } = useTranslation();
  if (!hasMore) return null;
  return (
    <button type="button" className={classes['more']} aria-disabled={isLoading} onClick={onMore}>
      {t('shell:showMore')}
    </button>
  );
}
