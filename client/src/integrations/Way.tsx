import type { MenuItem } from '@lineboard/domain/site/main-menu';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useShell } from '../ui/shell-store.ts';
import classes from './MainMenu.module.css';
import { WayIcon } from './WayIcon.tsx';

/** A page of this site, another site in a tab of its own, or what is opened over the page. */
export function Way({ item: { type, title, href, icon, externalRoute } }: { item: MenuItem }) {
  const { t } = useTranslation('integrations');
  const changeShell = useShell((state) => state.changeShell);
  const content = (
    <>
      <WayIcon name={icon} />
      <span className={classes['name']}>{type === 'own' ? title : t(`integrations:${type}.title`)}</span>
    </>
  );
  if (href === null)
    return (
      <button type="button" onClick={() => changeShell({ areRulesShown: true, isMenuOpen: false })}>
        {content}
      </button>
    );
  if (externalRoute)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  return <Link to={href}>{content}</Link>;
}
