import {
  LOTTO_NUMBERS,
  LOTTO_PAYS,
  LOTTO_PICKS,
  type LottoState,
} from '@lineboard/domain/casino/games/lotto/lotto-draw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameFaceProps } from '../game-face.ts';
import classes from './Boards.module.css';
import { Said } from './Said.tsx';
import { StakeRow } from './StakeRow.tsx';

const STAKES_CENTS = [100, 200, 500, 1_000] as const;
const NUMBERS = Array.from({ length: LOTTO_NUMBERS }, (_, at) => at + 1);
const PAID_FROM = 2;

/** Five different random numbers. */
const pickQuickly = (): number[] => {
  const left = [...NUMBERS];
  const random = crypto.getRandomValues(new Uint32Array(LOTTO_PICKS));
  return Array.from(random, (value) => left.splice(value % left.length, 1)[0]!);
};

/** A slip of numbers and its draw. */
export function LottoFace({ table }: GameFaceProps) {
  const { t } = useTranslation();
  const [picks, setPicks] = useState<readonly number[]>([]);
  const [stakeCents, setStake] = useState<number>(STAKES_CENTS[0]);
  const round = table.isBusy ? null : (table.view?.round ?? null);
  const state = (round?.state ?? null) as LottoState | null;
  const toggle = (number: number): void =>
    setPicks(
      picks.includes(number)
        ? picks.filter((pick) => pick !== number)
        : [...picks, number].slice(0, LOTTO_PICKS),
    );
  const isReady = picks.length === LOTTO_PICKS && !table.isBusy && table.view !== null;
  return (
    <section className={classes['board']} aria-label={t('games:lotto')}>
      <p className={classes['drawn']} aria-live="polite">
        {state === null ? (
          <span>{t('games:pickFive')}</span>
        ) : (
          state.drawn.map((number) => (
            <span key={number} className={classes['ball']} data-hit={state.hits.includes(number)}>
              {number}
            </span>
          ))
        )}
      </p>
      <fieldset className={classes['numbers']}>
        <legend>{t('games:yourPicks', { count: picks.length, of: LOTTO_PICKS })}</legend>
        {NUMBERS.map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={picks.includes(number)}
            disabled={!picks.includes(number) && picks.length === LOTTO_PICKS}
            onClick={() => toggle(number)}
          >
            {number}
          </button>
        ))}
      </fieldset>
      <div className={classes['ways']}>
        <button type="button" onClick={() => setPicks(pickQuickly())}>
          {t('games:quickPick')}
        </button>
        <button type="button" disabled={picks.length === 0} onClick={() => setPicks([])}>
          {t('games:clear')}
        </button>
      </div>
      <StakeRow stakesCents={STAKES_CENTS} stakeCents={stakeCents} onChoose={setStake} />
      <button
        type="button"
        data-primary
        disabled={!isReady}
        onClick={() => void table.start({ stakeCents, picks: picks.toSorted((one, other) => one - other) })}
      >
        {t('games:draw')}
      </button>
      <Said winCents={round?.winCents ?? null} />
      <dl className={classes['pays']}>
        {LOTTO_PAYS.map((pays, hits) =>
          hits < PAID_FROM ? null : (
            <div key={`${hits} hits`}>
              <dt>{t('games:hits', { count: hits })}</dt>
              <dd>×{pays.toLocaleString('en-US')}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
