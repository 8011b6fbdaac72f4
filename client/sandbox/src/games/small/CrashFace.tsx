import type { CrashState } from '@lineboard/domain/casino/games/crash/crash-round';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameFaceProps } from '../game-face.ts';
import { keyOfRound, stateOfRound } from '../table/round-state.ts';
import { useSettled } from '../table/use-settled.ts';
import { BetOnce } from './BetOnce.tsx';
import { Choice } from './Choice.tsx';
import classes from './Small.module.css';

const TARGETS = [150, 200, 300, 500, 1_000, 5_000];
const RISING_MS = 900;
const WIDTH = 400;
const HEIGHT = 200;

const times = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`;

/** Growth, bent so that both the low and the high end fill the picture. */
const CURVE = `M10 ${HEIGHT - 10} C ${WIDTH * 0.55} ${HEIGHT - 14}, ${WIDTH * 0.8} ${HEIGHT * 0.55}, ${WIDTH - 14} 16`;

/** A curve that rises and ends; a player who cashes out before that is paid. */
export function CrashFace(props: GameFaceProps) {
  const { t } = useTranslation();
  const [target, setTarget] = useState(200);
  const { round } = props.table.view ?? { round: null };
  const state = stateOfRound<CrashState>(round);
  const key = keyOfRound(round);
  const [isSettled, skip] = useSettled(key, state === null ? 0 : RISING_MS);
  return (
    <BetOnce
      {...props}
      rules="crash"
      isSettled={isSettled}
      onSkip={skip}
      betOf={(stakeCents) => ({ stakeCents, target })}
      choices={
        <Choice<number>
          label={t('table:getOffAt')}
          name="target"
          values={TARGETS}
          chosen={target}
          onChoose={setTarget}
          say={times}
        />
      }
    >
      <svg className={classes['curve']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0.25, 0.5, 0.75].map((part) => (
          <path key={part} d={`M0 ${HEIGHT * part}H${WIDTH}`} className={classes['grid']} />
        ))}
        {state !== null && (
          <path
            key={key}
            d={CURVE}
            pathLength="1"
            className={classes['rising']}
            data-won={(isSettled && state.isWon) || undefined}
            data-lost={(isSettled && !state.isWon) || undefined}
          />
        )}
        <text x={WIDTH / 2} y={HEIGHT / 2 + 16} textAnchor="middle" fontSize="52">
          {state === null ? times(100) : isSettled ? times(state.crash) : ''}
        </text>
      </svg>
      <p aria-live="polite">
        {state !== null && isSettled
          ? t('table:crashedAt', { times: times(state.crash), target: times(state.target) })
          : ' '}
      </p>
    </BetOnce>
  );
}
