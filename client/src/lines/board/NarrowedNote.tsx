import { useTranslation } from 'react-i18next';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { focusMain } from '../../ground/ui/focus-parts.ts';
import classes from './NarrowedNote.module.css';

/**
 * Desktop: above a board that a search has filtered: the search, and a button that shows everything again. A phone has
 * the field.
 */
export function NarrowedNote() {
  const { t } = useTranslation();
  const text = useOffering(({ search }) => search.trim());
  const changeOffering = useOffering((state) => state.changeOffering);
  if (text === '') return null;
  return (
    <div role="status" className={classes['note']}>
      <span>{t('search:narrowed', { text })}</span>
      <button
        type="button"
        onClick={() => {
          changeOffering({ search: '' });
          focusMain();
        }}
      >
        {t('search:widen')}
      </button>
    </div>
  );
}
