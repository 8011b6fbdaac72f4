import { useTranslation } from 'react-i18next';
import { usePageLinks } from '../ui/use-pages.ts';
import classes from './AccountLinks.module.css';
import { PageLinks } from './PageLinks.tsx';

/** Pages about the account that have no place in the header. */
export function AccountLinks() {
  const { t } = useTranslation('shell');
  return (
    <nav className={classes['links']} aria-label={t('account')}>
      <PageLinks links={usePageLinks('account')} />
    </nav>
  );
}
