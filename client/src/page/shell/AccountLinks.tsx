import { useTranslation } from 'react-i18next';
import { InboxLink } from '../messages/InboxLink.tsx';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { usePageLinks } from '../../ground/ui/use-pages.ts';
import classes from './AccountLinks.module.css';
import { PageLinks } from './PageLinks.tsx';

/** Pages about the account that have no place in the header, and the inbox. @param onOpen closes the menu */
export function AccountLinks({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const isOnline = useSession(selectIsOnline);
  return (
    <nav className={classes['links']} aria-label={t('shell:account')}>
      <PageLinks links={usePageLinks('account')} />
      {isOnline && <InboxLink onOpen={onOpen} />}
    </nav>
  );
}
