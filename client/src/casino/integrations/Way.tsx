import type { MenuItem } from '@lineboard/domain/words/site/main-menu';
import { wordsIn } from '@lineboard/domain/words/site/words-in';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useOpenDialog } from '../../ground/ui/use-named-dialog.ts';
import classes from './MainMenu.module.css';
import { WayIcon } from './WayIcon.tsx';

/** A page of this site, another site in a new tab, or a part that opens over the page. */
export function Way({ item: { type, title, titles, href, icon, externalRoute } }: { item: MenuItem }) {
  const { t, i18n: texts } = useTranslation();
  const changeShell = useShell((state) => state.changeShell);
  const openDialog = useOpenDialog();
  const content = (
    <>
      <WayIcon name={icon} />
      <span className={classes['name']}>
        {title === null
          ? t(`integrations:${type}.title`, { defaultValue: '' })
          : wordsIn(texts.language as Language, title, titles)}
      </span>
    </>
  );
  if (href === null)
    return (
      <button
        type="button"
        onClick={() => {
          changeShell({ isMenuOpen: false });
          openDialog('rules');
        }}
      >
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
