import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import transactions from '@lineboard/domain/catalogues/en/later/transactions.json';
import inPlay from '@lineboard/domain/catalogues/en/later/in-play.json';
import scores from '@lineboard/domain/catalogues/en/later/scores.json';
import sideFeatures from '@lineboard/domain/catalogues/en/later/side-features.json';
import gameTexts from '@lineboard/domain/catalogues/en/later/game.json';
import unfolded from '@lineboard/domain/catalogues/en/later/unfolded.json';
import lineMemory from '@lineboard/domain/catalogues/en/later/line-memory.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import type { GameAnswer } from '@lineboard/domain/lines/offering/game-answer.schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerSaid } from '../../ground/page-frame/AnswerSaid.tsx';
import { useSame } from '../../ground/ui/use-same.ts';
import { type ShownScore, useLiveScores } from '../scores/use-live-scores.ts';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { usePageSubject } from '../../ground/ui/use-page-subject.ts';
import { GameBets } from './GameBets.tsx';
import { GameHead } from './GameHead.tsx';
import { GameHistory } from './GameHistory.tsx';
import { GameLines } from './GameLines.tsx';
import { HoldNotes } from './HoldNotes.tsx';
import { InPlay } from './InPlay.tsx';
import { GameMissing } from './GameMissing.tsx';
import classes from './GamePage.module.css';
import { GamePropsPart } from './GamePropsPart.tsx';
import { useGame } from './game-store.ts';
import { PartLinks } from './PartLinks.tsx';
import { useInPlay } from './use-in-play.ts';
import { useLoadGame } from './use-load-game.ts';

/** Everything about one game: its state, its betting lines, how they moved, and the customer's bets on it. */
export function GamePage({ gameNum }: { gameNum: number | null }) {
  useTexts({
    'open-bets': openBets,
    transactions,
    scores,
    'in-play': inPlay,
    'side-features': sideFeatures,
    game: gameTexts,
    'line-memory': lineMemory,
    unfolded,
  });
  const { t } = useTranslation();
  const source = useGame();
  const load = useLoadGame(gameNum);
  const { answer } = source;
  usePageSubject(
    answer === null || answer === 'missing' ? null : `${answer.game.team1Id} @ ${answer.game.team2Id}`,
  );
  return (
    <div className={classes['page']}>
      {answer === 'missing' ? (
        <GameMissing />
      ) : (
        <>
          <AnswerSaid source={{ ...source, load }} isWanted loading={t('game:loading')} />
          {answer !== null && <GameParts answer={answer} />}
        </>
      )}
    </div>
  );
}

function GameParts({ answer }: { answer: GameAnswer }) {
  const { isPast } = answer;
  const records = useMemo(() => [answer.game], [answer.game]);
  const [game] = useLiveScores(records, !isPast);
  return game === undefined ? null : <Parts answer={answer} game={game} />;
}

function Parts({ answer, game }: { answer: GameAnswer; game: ShownScore }) {
  const { isPast, topic } = answer;
  const isPhone = useIsPhone();
  const lines = useSame(answer.lines);
  const hasBegun = isPast || (game.score?.phase ?? 'scheduled') !== 'scheduled';
  const isOver = isPast || game.score?.phase === 'final';
  const isInPlay = !isPast && (game.score?.phase === 'live' || game.score?.phase === 'suspended');
  const shown = useInPlay(game, isInPlay || !hasBegun);
  return (
    <>
      <GameHead game={game} topic={topic} isPast={isPast} history={shown.history} />
      {isInPlay && <HoldNotes sportType={game.sportType} history={shown.history} />}
      {isPhone && <PartLinks hasProps={!isOver} isInPlay={isInPlay} />}
      <div className={classes['columns']}>
        <div className={classes['offered']}>
          <GameLines game={answer.game} topic={topic} lines={lines} isOver={isOver} hasBegun={hasBegun} />
          {!isOver && <GamePropsPart gameNum={game.eventId} />}
        </div>
        <div className={classes['beside']}>
          {isInPlay && <InPlay game={game} shown={shown} />}
          <GameBets gameNum={game.eventId} />
          <GameHistory game={game} lines={lines} isOver={isOver} />
        </div>
      </div>
    </>
  );
}
