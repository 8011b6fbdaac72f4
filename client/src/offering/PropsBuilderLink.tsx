import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './PropsBuilderLink.module.css';
import { useHasProps } from './use-props-games.ts';

interface PropsBuilderLinkProps {
  gameNum: number;
  team1: string;
  team2: string;
}

/** Opens the props builder of a game that has props; nothing for the others. */
export function PropsBuilderLink({ gameNum, team1, team2 }: PropsBuilderLinkProps) {
  const { t } = useTranslation('offering');
  if (!useHasProps(gameNum)) return null;
  return (
    <Link
      to="/dstWidget"
      search={{ gameNum }}
      preload={false}
      className={classes['link']}
      aria-label={t('props.open', { team1, team2 })}
    >
      {t('integrations:propsBuilder.title')}
    </Link>
  );
}
