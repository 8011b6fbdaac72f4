import { findGame } from '@lineboard/domain/games/games';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../guest/use-money.ts';
import type { GameFaceProps } from './game-face.ts';
import classes from './PlainFace.module.css';

const STAKES_IN_STEPS = [1, 5, 20, 100] as const;

/** A game of one bet: what is staked, and what came of it in words. */
export function PlainFace({ game, table }: GameFaceProps) {
  const { t } = useTranslation('games');
  const money = useMoney();
  const step = findGame(game)?.limits.stepCents ?? 1;
  const [stakeCents, setStake] = useState(step);
  const round = table.view?.round ?? null;
  const winCents = table.isBusy ? null : (round?.winCents ?? null);
  return (
    <section className={classes['face']}>
      <fieldset className={classes['stakes']}>
        <legend>{t('stake')}</legend>
        {STAKES_IN_STEPS.map((steps) => (
          <button
            key={steps}
            type="button"
            aria-pressed={stakeCents === steps * step}
            onClick={() => setStake(steps * step)}
          >
            {money(steps * step)}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        data-primary
        disabled={table.isBusy || table.view === null}
        onClick={() => void table.start({ stakeCents })}
      >
        {t('play')}
      </button>
      <p className={classes['said']} aria-live="polite">
        {winCents === null ? ' ' : winCents > 0 ? t('won', { amount: money(winCents) }) : t('lost')}
      </p>
    </section>
  );
}
