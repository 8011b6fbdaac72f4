import { DICE_FACTOR } from '@lineboard/domain/casino/games/dice/dice';
import { DICE_NUMBERS, type DiceState } from '@lineboard/domain/casino/games/dice/dice-round';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameFaceProps } from '../game-face.ts';
import { keyOfRound, stateOfRound } from '../table/round-state.ts';
import { useSettled } from '../table/use-settled.ts';
import { BetOnce } from './BetOnce.tsx';
import { Choice } from './Choice.tsx';
import classes from './Small.module.css';

const CHANCES = [500, 1_000, 2_500, 4_950, 7_500, 9_000];
const ROLLING_MS = 700;

/** A number from 0.00 to 99.99, on a bar that shows which ones win. */
export function DiceFace(props: GameFaceProps) {
  const { t } = useTranslation();
  const [chance, setChance] = useState(4_950);
  const [side, setSide] = useState<'under' | 'over'>('over');
  const { round } = props.table.view ?? { round: null };
  const state = stateOfRound<DiceState>(round);
  const [isSettled, skip] = useSettled(keyOfRound(round), state === null ? 0 : ROLLING_MS);
  const percent = chance / 100;
  const style = {
    '--from': `${side === 'under' ? 0 : 100 - percent}%`,
    '--to': `${side === 'under' ? percent : 100}%`,
    '--at': `${(state?.roll ?? 0) / 100}%`,
  } as CSSProperties;
  const edge = ((side === 'under' ? chance : DICE_NUMBERS - chance) / 100).toFixed(2);
  return (
    <BetOnce
      {...props}
      rules="dice"
      isSettled={isSettled}
      onSkip={skip}
      betOf={(stakeCents) => ({ stakeCents, side, chance })}
      choices={
        <>
          <Choice<'under' | 'over'>
            label={t('table:rollSide')}
            name="side"
            values={['under', 'over'] as const}
            chosen={side}
            onChoose={setSide}
            say={(value) => t(`table:roll-${value}`)}
          />
          <Choice<number>
            label={t('table:chance')}
            name="chance"
            values={CHANCES}
            chosen={chance}
            onChoose={setChance}
            say={(value) => `${value / 100} %`}
          />
        </>
      }
    >
      <p className={classes['roll']} aria-live="polite" data-won={(isSettled && state?.isWon) || undefined}>
        {state === null ? '—' : isSettled ? (state.roll / 100).toFixed(2) : '··.··'}
      </p>
      <div className={classes['bar']} style={style} aria-hidden="true">
        {state !== null && isSettled && <span data-won={state.isWon || undefined} />}
      </div>
      <p>
        {t('table:dicePays', {
          side: t(`table:roll-${side}`),
          edge,
          times: (DICE_FACTOR / chance).toFixed(2),
        })}
      </p>
    </BetOnce>
  );
}
