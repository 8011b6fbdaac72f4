import { isMenuItemShown, listMenuItems, type MenuItem } from '@lineboard/domain/site/main-menu';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { selectCustomer, selectIsOnline, useSession } from '../session/session-store.ts';
import { useShell } from '../ui/shell-store.ts';
import classes from './MainMenu.module.css';
import { useOutIntegrations } from './use-provider-news.ts';

const NOTHING = { integrations: [], menu: [], affiliatesUrl: null };

/** What the book offers beside its lines, as far as it is there and for this customer. */
export function MainMenu() {
  const { t } = useTranslation('integrations');
  const site = useSession((state) => state.site ?? NOTHING);
  const customer = useSession(selectCustomer);
  const isOnline = useSession(selectIsOnline);
  const items = useMemo(() => listMenuItems(site), [site]);
  const shown = items.filter((item) => isMenuItemShown(item, { customer, isOnline }));
  const out = useOutIntegrations(items.some(({ type }) => type !== 'own' && type !== 'affiliates'));
  if (shown.length === 0) return null;
  return (
    <div className={classes['links']}>
      <h3>{t('more')}</h3>
      <ul>
        {shown.map((item) => (
          <li key={`${item.type} ${item.title} ${item.href}`}>
            <Way item={item} />
            {out.some((name) => name === item.type) && <span>{t('isOut')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A page of this site, another site in a tab of its own, or what is opened over the page. */
function Way({ item: { type, title, href, externalRoute } }: { item: MenuItem }) {
  const { t } = useTranslation('integrations');
  const changeShell = useShell((state) => state.changeShell);
  const text = type === 'own' ? title : t(`integrations:${type}.title`);
  if (href === null)
    return (
      <button type="button" onClick={() => changeShell({ areRulesShown: true, isMenuOpen: false })}>
        {text}
      </button>
    );
  if (externalRoute)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  return <Link to={href}>{text}</Link>;
}
