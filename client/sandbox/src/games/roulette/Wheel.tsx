import { colorOfNumber, NUMBERS, WHEEL } from '@lineboard/domain/casino/games/roulette/roulette-places';
import type { CSSProperties } from 'react';
import classes from './Wheel.module.css';

const SECTOR = 360 / NUMBERS;
const TURNS = 2;
const FILLS = { red: '#b3242f', black: '#1b2027', green: '#157347' } as const;

const pointAt = (degrees: number, radius: number): string => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(100 + Math.cos(radians) * radius).toFixed(2)} ${(100 + Math.sin(radians) * radius).toFixed(2)}`;
};

const sectorPath = (index: number): string => {
  const [from, to] = [(index - 0.5) * SECTOR, (index + 0.5) * SECTOR];
  return `M${pointAt(from, 92)}A92 92 0 0 1 ${pointAt(to, 92)}L${pointAt(to, 62)}A62 62 0 0 0 ${pointAt(from, 62)}Z`;
};

/**
 * The wheel turns to its number, and the ball lies at the top. @param turn a new value starts another turn of the wheel
 */
export function Wheel({
  number,
  turn,
  isSettled,
}: {
  number: number | null;
  turn: string;
  isSettled: boolean;
}) {
  const index = number === null ? 0 : WHEEL.indexOf(number as (typeof WHEEL)[number]);
  const style = { '--to': `${-index * SECTOR - TURNS * 360}deg` } as CSSProperties;
  return (
    <svg className={classes['wheel']} viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="99" fill="#5b3a1e" />
      <circle cx="100" cy="100" r="94" fill="#d8b878" />
      <g key={turn} className={classes['turning']} style={style}>
        {WHEEL.map((each, place) => (
          <g key={each}>
            <path
              d={sectorPath(place)}
              fill={FILLS[colorOfNumber(each)]}
              stroke="#d8b878"
              strokeWidth="0.6"
            />
            <text
              x="100"
              y="20"
              transform={`rotate(${place * SECTOR} 100 100)`}
              textAnchor="middle"
              fontSize="9"
              fontWeight="700"
              fill="#fff"
            >
              {each}
            </text>
          </g>
        ))}
        <circle cx="100" cy="100" r="62" fill="#3c2613" />
        {[0, 45, 90, 135].map((degrees) => (
          <rect
            key={degrees}
            x="97.5"
            y="46"
            width="5"
            height="108"
            rx="2.5"
            fill="#d8b878"
            opacity="0.55"
            transform={`rotate(${degrees} 100 100)`}
          />
        ))}
      </g>
      {number !== null && <circle cx="100" cy="33" r="4.5" fill="#fff" className={classes['ball']} />}
      <circle
        cx="100"
        cy="100"
        r="30"
        fill={number !== null && isSettled ? FILLS[colorOfNumber(number)] : '#241609'}
        stroke="#d8b878"
        strokeWidth="3"
      />
      {number !== null && isSettled && (
        <text x="100" y="111" textAnchor="middle" fontSize="32" fontWeight="700" fill="#fff">
          {number}
        </text>
      )}
    </svg>
  );
}
