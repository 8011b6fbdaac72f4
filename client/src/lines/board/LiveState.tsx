import inPlay from '@lineboard/domain/catalogues/en/later/in-play.json';
import { readSituation, type Situation } from '@lineboard/domain/ground/score/situation';
import type { GameDetail } from '@lineboard/workers/board/board-frame';
import { namesOfTopic } from '../../betting/offering/names-of-topic.ts';
import { describeClock } from '../../ground/formats/describe-clock.ts';
import {
  describePossession,
  describeSituation,
  describeSituationShort,
} from '../../ground/formats/describe-situation.ts';
import { createMonograms } from '../../ground/formats/monogram.ts';
import { shortenSets, writeSegments } from '../../ground/formats/write-sets.ts';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { Bases } from './Bases.tsx';
import { useBoardWords } from './BoardProvider.tsx';
import classes from './LiveState.module.css';

/** A narrow place breaks between the parts, not within one. */
const holdTogether = (part: string): string => part.replaceAll(' ', '\u00a0');

/** What the feed tells of the moment; nothing while it may be old: a clock that stands can be read, a down can't. */
const useSituation = ({ topic, feedId, score }: GameDetail): Situation => {
  const isOld = useLineState(
    ({ connection, feedsDown }) => connection !== 'live' || feedsDown.includes(feedId),
  );
  return score === null || isOld ? {} : readSituation(namesOfTopic(topic).sport, score.situation);
};

/** A game in play: period, clock, and the moment. Nothing of it moves when the moment comes, changes or goes. */
export function LiveState({ game }: { game: GameDetail }) {
  useTexts({ 'in-play': inPlay });
  const t = useBoardWords();
  const told = useSituation(game);
  const { team1, team2, topic, score } = game;
  const [period, time] = describeClock(t, namesOfTopic(topic).sport, score?.clock ?? '');
  const [first, second] = period === '' ? [time === '' ? t('board:live') : time, ''] : [period, time];
  const [mark1, mark2] = createMonograms(team1, team2);
  // As readable when it is old as the score is.
  const sets = writeSegments(score?.segments ?? []);
  const short = describeSituationShort(t, told, [mark1.letters, mark2.letters]).map(holdTogether);
  const parts = [shortenSets(sets).join(' '), short.join(' · ')].filter((part) => part !== '');
  const whole = [...sets, ...describeSituation(t, told, [team1, team2])].join(' · ');
  return (
    <>
      <span>{first}</span>
      {second !== '' && <span>{second}</span>}
      {whole !== '' && (
        <span className={classes['moment']} title={whole}>
          <span className="lb-visually-hidden">{whole}</span>
          <span aria-hidden="true" className={classes['short']}>
            {parts.join(' ·\u00a0')}
          </span>
          {told.bases !== undefined && <Bases told={told} />}
        </span>
      )}
    </>
  );
}

/** Beside the points of the team that has the ball, bats or serves; its place is kept. */
export function PossessionMark({ game, side }: { game: GameDetail; side: 0 | 1 }) {
  useTexts({ 'in-play': inPlay });
  const t = useBoardWords();
  const name = describePossession(t, namesOfTopic(game.topic).sport, useSituation(game), side);
  return name === null ? null : (
    <span role="img" className={classes['possession']} aria-label={name} title={name} />
  );
}
