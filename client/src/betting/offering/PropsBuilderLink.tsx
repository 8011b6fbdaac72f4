import { Link } from '@tanstack/react-router';
import { type MouseEvent, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameNamed } from '../../ground/device/device-settings.ts';
import { PropsOpener } from './props-opener.ts';
import classes from './PropsBuilderLink.module.css';
import { useHasProps } from './use-props-games.ts';

/** A press that the browser handles itself: another tab, another window, a download. */
const isForBrowser = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Opens the props builder of a game that has props, next to the board where there is room; nothing for other games. */
export function PropsBuilderLink({ gameNum, team1, team2 }: GameNamed) {
  const { t } = useTranslation();
  const open = useContext(PropsOpener);
  if (!useHasProps(gameNum)) return null;
  return (
    <Link
      to="/dstWidget"
      search={{ gameNum }}
      preload={false}
      className={classes['link']}
      aria-label={t('offering:props.open', { team1, team2 })}
      onClick={(event) => {
        if (open === null || isForBrowser(event)) return;
        event.preventDefault();
        open({ gameNum, team1, team2 });
      }}
    >
      {t('integrations:propsBuilder.title')}
    </Link>
  );
}
