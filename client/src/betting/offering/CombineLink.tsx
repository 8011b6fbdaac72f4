import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import { findGameModel } from '@lineboard/domain/betting/combination/game-model';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { GameNamed } from '../../ground/device/device-settings.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { selectIsQuiet, useSession } from '../../ground/session/session-store.ts';
import { namesOfTopic } from './names-of-topic.ts';
import classes from './PropsBuilderLink.module.css';

/**
 * Leads from the lines of a game to its page, where its bets are then combined; nothing in leagues whose bets aren't,
 * nor in a time-out.
 */
export function CombineLink({ topic, gameNum, team1, team2 }: GameNamed & { topic: TopicName }) {
  useTexts({ combination });
  const { t } = useTranslation();
  const isQuiet = useSession(selectIsQuiet);
  const { sport, league } = namesOfTopic(topic);
  if (isQuiet || findGameModel({ sportType: sport, sportSubType: league }) === undefined) return null;
  return (
    <Link
      to="/game/$gameNum"
      params={{ gameNum: String(gameNum) }}
      search={{ combine: true }}
      preload={false}
      className={classes['link']}
      aria-label={t('combination:linkOf', { team1, team2 })}
    >
      {t('combination:link')}
    </Link>
  );
}
