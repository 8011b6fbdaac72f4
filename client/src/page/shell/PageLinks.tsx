import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LiveCount } from '../../betting/offering/LiveCount.tsx';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import type { PageLink } from '../../ground/ui/page-data.ts';
import { keepSection } from './keep-section.ts';

/** Links to pages as their routes declare them. A link to a part of a page is marked only there. */
export function PageLinks({ links }: { links: ReadonlyArray<PageLink & { to: '/' }> }) {
  const { t } = useTranslation();
  const isOnline = useSession(selectIsOnline);
  return links
    .filter(({ onlyOnline }) => isOnline || onlyOnline !== true)
    .map(({ to, text, name, icon, search, hasLiveCount }) => (
      <Link
        key={`${to} ${text}`}
        to={to}
        search={search === undefined ? {} : keepSection(search)}
        {...(search === undefined ? {} : { activeOptions: { exact: true, includeSearch: true } })}
        aria-label={name === undefined ? undefined : t(name)}
      >
        {icon !== undefined && <Icon name={icon} />}
        <span>
          {t(text)}
          {hasLiveCount && (
            <>
              {' '}
              <LiveCount />
            </>
          )}
        </span>
      </Link>
    ));
}
