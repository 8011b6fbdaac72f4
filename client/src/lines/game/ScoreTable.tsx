import { selectWinnerId } from '@lineboard/domain/ground/score/select-winner';
import { useTranslation } from 'react-i18next';
import { describePossession } from '../../ground/formats/describe-situation.ts';
import { situationOfGame } from '../scores/situation-of-game.ts';
import { ScoreTeam } from '../scores/ScoreTeam.tsx';
import { labelOfSegment } from '../scores/score-segments.ts';
import type { ShownScore } from '../scores/use-live-scores.ts';
import classes from './ScoreTable.module.css';
import { listScoreColumns } from './list-score-columns.ts';

/** The teams, and once the game is played, the points of each part and in total. */
export function ScoreTable({ game }: { game: ShownScore }) {
  const { t } = useTranslation();
  const { sportType, team1Id, team2Id, score } = game;
  const phase = score?.phase ?? 'scheduled';
  const told = score !== null && (phase === 'live' || phase === 'final') ? score : null;
  const columns = told === null ? null : listScoreColumns(sportType, told);
  const winner = told !== null && phase === 'final' ? selectWinnerId({ ...game, ...told }) : null;
  const kind = columns === null ? '' : t(`game:kind.${columns.kind}`);
  const situation = situationOfGame(game);
  const labels = Array.from({ length: columns?.count ?? 0 }, (_, at) => labelOfSegment(t, sportType, at));
  return (
    <div
      className={classes['scroll']}
      data-old={game.isLive === false && phase === 'live'}
      role="region"
      aria-label={t('game:score')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
    >
      <table className={`${classes['table']} lb-figures`}>
        <thead>
          <tr>
            <th scope="col" className={classes['kind']}>
              {kind === '' ? <span className="lb-visually-hidden">{t('scores:team')}</span> : kind}
            </th>
            {labels.map((label) => (
              <th key={label} scope="col">
                {/^\d+$/.test(label) ? (
                  <abbr title={t('game:segment', { kind, number: label })}>{label}</abbr>
                ) : (
                  label
                )}
              </th>
            ))}
            {told !== null && (
              <th scope="col" className={classes['total']}>
                {columns?.kind === 'set' ? (
                  t('game:sets')
                ) : (
                  <abbr title={t('scores:totalName')}>{t('scores:total')}</abbr>
                )}
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
                {labels.map((label, at) => (
                  <td key={label}>{told?.segments[at]?.[side]}</td>
                ))}
                {told !== null && (
                  <td className={classes['total']}>{side === 0 ? told.score1 : told.score2}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
