import { SCRATCH_PRIZES } from '@lineboard/domain/casino/games/scratch/scratch';
import type { ScratchState } from '@lineboard/domain/casino/games/scratch/scratch-round';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameFaceProps } from '../game-face.ts';
import { keyOfRound, stateOfRound } from '../table/round-state.ts';
import { BetOnce } from './BetOnce.tsx';
import classes from './Small.module.css';

const FIELDS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Nine places to scratch; three equal ones pay what they show. */
export function ScratchFace(props: GameFaceProps) {
  const { t } = useTranslation();
  const { round } = props.table.view ?? { round: null };
  const state = stateOfRound<ScratchState>(round);
  const key = keyOfRound(round);
  const [scratched, setScratched] = useState<{ key: string; places: readonly number[] }>({
    key: '',
    places: [],
  });
  const places = scratched.key === key ? scratched.places : [];
  const isSettled = state === null || places.length === FIELDS.length;
  const scratch = (more: readonly number[]): void =>
    setScratched({ key, places: [...new Set([...places, ...more])] });
  return (
    <BetOnce
      {...props}
      rules="scratch"
      isSettled={isSettled}
      onSkip={() => undefined}
      betOf={(stakeCents) => ({ stakeCents })}
    >
      <div className={classes['scratch']}>
        {FIELDS.map((place) => {
          const prize = state?.fields[place];
          const isOpen = state !== null && places.includes(place);
          return (
            <button
              key={place}
              type="button"
              disabled={state === null || isOpen}
              data-open={isOpen || undefined}
              data-won={(isSettled && state !== null && prize === state.prize) || undefined}
              aria-label={
                isOpen ? `${SCRATCH_PRIZES[prize!]!.pays}×` : t('table:scratchPlace', { number: place + 1 })
              }
              onClick={() => scratch([place])}
            >
              {isOpen ? `${SCRATCH_PRIZES[prize!]!.pays}×` : '?'}
            </button>
          );
        })}
      </div>
      <button type="button" disabled={isSettled} onClick={() => scratch(FIELDS)}>
        {t('table:scratchAll')}
      </button>
    </BetOnce>
  );
}
