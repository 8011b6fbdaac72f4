import gameTexts from '@lineboard/domain/catalogues/en/later/game.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { GameNamed } from '../../ground/device/device-settings.ts';
import classes from './PropsBuilderLink.module.css';

/** Leads from the lines of a game to its page. */
export function GamePageLink({ gameNum, team1, team2 }: GameNamed) {
  useTexts({ game: gameTexts });
  const { t } = useTranslation();
  return (
    <Link
      to="/game/$gameNum"
      params={{ gameNum: String(gameNum) }}
      preload={false}
      className={classes['link']}
      aria-label={t('game:pageOf', { team1, team2 })}
    >
      {t('game:page')}
    </Link>
  );
}
