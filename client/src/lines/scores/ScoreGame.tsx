import type { GameClose } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { selectWinnerId } from '@lineboard/domain/ground/score/select-winner';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { describeClockAtLength } from '../../ground/formats/describe-clock-at-length.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { describePossession, describeSituation } from '../../ground/formats/describe-situation.ts';
import { describeClose } from './describe-close.ts';
import { labelOfSegment } from './score-segments.ts';
import { situationOfGame } from './situation-of-game.ts';
import classes from './ScoreGame.module.css';
import { ScoreTeam } from './ScoreTeam.tsx';
import type { ShownScore } from './use-live-scores.ts';

const writeMoment = (words: Parameters<typeof describeClockAtLength>[0], game: ShownScore): string =>
  [
    words.t('board:live'),
    ...describeClockAtLength(words, game.sportType, game.score?.clock ?? ''),
    ...describeSituation(words.t, situationOfGame(game), [game.team1Id, game.team2Id]),
  ].join(' · ');

/** One game: its start or clock, and the score of each team by period and in total. */
export function ScoreGame({ game, close }: { game: ShownScore; close: GameClose | undefined }) {
  const { t, i18n } = useTranslation();
  const { dateTime } = useFormats();
  const { sportType, team1Id, team2Id, score } = game;
  const phase = score?.phase ?? 'scheduled';
  const hasScore = score !== null && (phase === 'live' || phase === 'final');
  const segments = hasScore ? score.segments : [];
  const winner = hasScore && phase === 'final' ? selectWinnerId({ ...game, ...score }) : null;
  const situation = situationOfGame(game);
  return (
    <li className={classes['game']} data-phase={phase}>
      <Link
        to="/game/$gameNum"
        params={{ gameNum: String(game.eventId) }}
        className={classes['go']}
        aria-label={t('scores:gamePage', { team1: team1Id, team2: team2Id })}
      />
      <table className="lb-figures">
        <caption>
          <span className="lb-visually-hidden">
            {t('scores:scoreOf', { team1: team1Id, team2: team2Id })}{' '}
          </span>
          <span className={classes['state']}>
            {phase === 'scheduled'
              ? dateTime(game.gameDateTimeMs)
              : phase === 'live'
                ? writeMoment({ t, language: i18n.language }, game)
                : t(`board:phase.${phase}`)}
          </span>
          {game.isLive === false && phase === 'live' && (
            <span className={classes['old']}>{t('open-bets:scoreOld')}</span>
          )}
        </caption>
        <thead className={hasScore ? undefined : 'lb-visually-hidden'}>
          <tr>
            <th scope="col">
              <span className="lb-visually-hidden">{t('scores:team')}</span>
            </th>
            {segments.map((_, at) => (
              <th key={at} scope="col">
                {labelOfSegment(t, sportType, at)}
              </th>
            ))}
            {hasScore && (
              <th scope="col">
                <abbr title={t('scores:totalName')}>{t('scores:total')}</abbr>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {([0, 1] as const).map((side) => {
            const won = winner !== null && winner === (side === 0 ? team1Id : team2Id);
            return (
              <tr key={side} data-won={won}>
                <th scope="row">
                  <ScoreTeam
                    teams={[team1Id, team2Id]}
                    side={side}
                    hasWon={won}
                    possession={describePossession(t, sportType, situation, side)}
                  />
                </th>
                {segments.map((points, at) => (
                  <td key={at}>{points[side]}</td>
                ))}
                {hasScore && <td className={classes['total']}>{side === 0 ? score.score1 : score.score2}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Close game={game} close={close} />
    </li>
  );
}

/** Its place is kept: nothing moves when a game begins. */
function Close({ game, close }: { game: ShownScore; close: GameClose | undefined }) {
  const { t } = useTranslation();
  if (close === undefined) return <p className={classes['close']} />;
  const { closed, results } = describeClose(t, game, close);
  return (
    <p className={`${classes['close']} lb-figures`}>
      <span>{t('scores:closed', { line: closed })}</span>
      {results.map((text) => (
        <strong key={text}>{text}</strong>
      ))}
    </p>
  );
}
