import classes from './RaceTrack.module.css';

/** Where a runner stands when the winner is in, per mille of the way: a length less with each place. */
const reachOf = (place: number): number => 1_000 - place * 62;

const LANE = 24;
const WIDTH = 600;
const START = 30;
const FINISH = WIDTH - 40;

/** @param order as they came in; null: they stand at the gate */
export function RaceTrack({ order, backed }: { order: readonly number[] | null; backed: number }) {
  const runners = Array.from({ length: 8 }, (_, runner) => runner);
  return (
    <svg className={classes['track']} viewBox={`0 0 ${WIDTH} ${8 * LANE}`} aria-hidden="true">
      <rect className={classes['turf']} width={WIDTH} height={8 * LANE} rx="6" />
      <line className={classes['post']} x1={FINISH} x2={FINISH} y1="0" y2={8 * LANE} />
      {runners.map((runner) => {
        const y = runner * LANE + LANE / 2;
        const reach = order === null ? 0 : reachOf(order.indexOf(runner));
        const x = START + (reach / 1_000) * (FINISH - START);
        return (
          <g key={runner}>
            <line className={classes['lane']} x1="0" x2={WIDTH} y1={y + LANE / 2} y2={y + LANE / 2} />
            <g transform={`translate(0 ${y})`}>
              <g
                className={classes['runner']}
                style={{ transform: `translateX(${x}px)` }}
                data-ran={order !== null}
              >
                <path
                  className={classes['horse']}
                  d="M-22 5c2-9 8-9 16-9l7-5 5 3-2 4-5 2-2 8h-3l-1-5h-8l-3 5h-3z"
                />
                <circle
                  className={classes['cloth']}
                  data-runner={runner}
                  r="7"
                  cx="-6"
                  cy="-5"
                  data-backed={runner === backed}
                />
                <text className={classes['number']} x="-6" y="-2">
                  {runner + 1}
                </text>
              </g>
            </g>
          </g>
        );
      })}
    </svg>
  );
}
