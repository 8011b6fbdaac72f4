import type { Situation } from '@lineboard/domain/ground/score/situation';
import { listTakenBases } from '../../ground/formats/describe-situation.ts';
import classes from './LiveState.module.css';

/** Centres of the bases on a field of 22 × 14. */
const PLACES = { 1: [17, 9], 2: [11, 4], 3: [5, 9] } as const;
const HALF = 3.5;

/** The bases with their runners, as scoreboards draw them; said in words next to it. */
export function Bases({ told }: { told: Situation }) {
  const taken = listTakenBases(told);
  return (
    <svg viewBox="0 0 22 14" className={classes['bases']} aria-hidden="true" focusable="false">
      {([3, 2, 1] as const).map((base) => {
        const [x, y] = PLACES[base];
        return (
          <path
            key={base}
            data-taken={taken.includes(base)}
            d={`M${x} ${y - HALF}l${HALF} ${HALF}l-${HALF} ${HALF}l-${HALF} -${HALF}z`}
          />
        );
      })}
    </svg>
  );
}
