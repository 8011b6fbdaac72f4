import {
  FIXTURE_SIDES,
  type FixtureSide,
  type FixtureState,
  listFixturesOf,
} from '@lineboard/domain/casino/games/fixtures/fixture-card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameFaceProps } from '../game-face.ts';
import classes from './Boards.module.css';
import { Said } from './Said.tsx';
import { StakeRow } from './StakeRow.tsx';

const STAKES_CENTS = [100, 500, 2_000, 10_000] as const;

/** A board of matches; its name is the title, and a bet plays the match at once. */
export function FixturesFace({ title, table }: GameFaceProps) {
  const { t } = useTranslation();
  const [stakeCents, setStake] = useState<number>(STAKES_CENTS[1]);
  const [pick, setPick] = useState<{ fixture: number; side: FixtureSide } | null>(null);
  const round = table.isBusy ? null : (table.view?.round ?? null);
  const state = (round?.state ?? null) as FixtureState | null;
  return (
    <section className={classes['board']} aria-label={t('games:fixtures')}>
      <table className={classes['card']}>
        <thead>
          <tr>
            <th scope="col">{t('games:match')}</th>
            <th scope="col">{t('games:result')}</th>
            {FIXTURE_SIDES.map((side) => (
              <th key={side} scope="col">
                {t(`games:side-${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listFixturesOf(title).map(([fixture, { home, away, paysHundredths }]) => (
            <tr key={home}>
              <th scope="row">
                {home}
                <span>{away}</span>
              </th>
              <td>{state?.fixture === fixture ? `${state.homeGoals}–${state.awayGoals}` : ''}</td>
              {FIXTURE_SIDES.map((side) => {
                const price = (paysHundredths[side] / 100).toFixed(2);
                return (
                  <td key={side}>
                    <button
                      type="button"
                      aria-pressed={pick?.fixture === fixture && pick.side === side}
                      aria-label={t('games:betOn', {
                        match: `${home} – ${away}`,
                        side: t(`games:side-${side}`),
                        price,
                      })}
                      onClick={() => setPick({ fixture, side })}
                    >
                      {price}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <StakeRow stakesCents={STAKES_CENTS} stakeCents={stakeCents} onChoose={setStake} />
      <button
        type="button"
        data-primary
        disabled={pick === null || table.isBusy || table.view === null}
        onClick={() => void table.start({ ...pick, stakeCents })}
      >
        {t('games:bet')}
      </button>
      <Said winCents={round?.winCents ?? null} />
      <p className={classes['note']}>{t('games:playedAtOnce')}</p>
    </section>
  );
}
