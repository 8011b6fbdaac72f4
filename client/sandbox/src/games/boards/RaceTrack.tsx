import type { CSSProperties } from 'react';
import classes from './RaceTrack.module.css';

/** Where a runner is when the winner is in, as a share of the way: a length less with each place. */
const reachOf = (place: number): number => 1 - place * 0.062;

const RUNNERS = Array.from({ length: 8 }, (_, runner) => runner);

/**
 * Eight lanes, as wide as there is room; a runner is as large on a phone as on a desk.
 * @param order as they came in; null: they are at the gate
 */
export function RaceTrack({ order, backed }: { order: readonly number[] | null; backed: number }) {
  return (
    <div className={classes['track']} aria-hidden="true">
      {RUNNERS.map((runner) => (
        <div key={runner} className={classes['lane']}>
          <svg
            className={classes['runner']}
            viewBox="-23 -15 46 24"
            style={{ '--reach': order === null ? 0 : reachOf(order.indexOf(runner)) } as CSSProperties}
            data-ran={order !== null}
          >
            <path
              className={classes['horse']}
              d="M-22 5c2-9 8-9 16-9l7-5 5 3-2 4-5 2-2 8h-3l-1-5h-8l-3 5h-3z"
            />
            <circle className={classes['cloth']} r="8" cx="-7" cy="-4" data-backed={runner === backed} />
            <text className={classes['number']} x="-7" y="0">
              {runner + 1}
            </text>
          </svg>
        </div>
      ))}
    </div>
  );
}
