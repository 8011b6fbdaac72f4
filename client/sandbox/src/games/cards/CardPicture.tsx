import { type Card, rankOfCard, type Suit, suitOfCard } from '@lineboard/domain/casino/games/cards/card';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CardPicture.module.css';

/** Drawn on a field of 24 by 24. */
const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  h: 'M12 21C5 15 2 11.5 2 7.8 2 4.8 4.3 3 6.8 3 9 3 11 4.2 12 6.4 13 4.2 15 3 17.2 3 19.7 3 22 4.8 22 7.8 22 11.5 19 15 12 21Z',
  d: 'M12 1.5 20 12 12 22.5 4 12Z',
  s: 'M12 2C14.5 6.5 21 9.5 21 14.2 21 17 18.9 18.6 16.8 18.6 15.2 18.6 13.9 17.9 13.1 16.8 13.3 19 14 21 15.6 22H8.4C10 21 10.7 19 10.9 16.8 10.1 17.9 8.8 18.6 7.2 18.6 5.1 18.6 3 17 3 14.2 3 9.5 9.5 6.5 12 2Z',
  c: 'M12 2A4.6 4.6 0 0 1 15.6 9.5 4.7 4.7 0 1 1 13.2 16.2C13.4 18.8 14.1 20.9 15.6 22H8.4C9.9 20.9 10.6 18.8 10.8 16.2A4.7 4.7 0 1 1 8.4 9.5 4.6 4.6 0 0 1 12 2Z',
};

const COLORS: Readonly<Record<Suit, string>> = { h: '#c8202f', d: '#c8202f', s: '#171b22', c: '#171b22' };

/** Where the marks of a number card lie, on the field between its corners: across 0 to 2, down 0 to 6. */
const MARKS: ReadonlyMap<string, readonly (readonly [number, number])[]> = new Map([
  ['A', [[1, 3]]],
  [
    '2',
    [
      [1, 0],
      [1, 6],
    ],
  ],
  [
    '3',
    [
      [1, 0],
      [1, 3],
      [1, 6],
    ],
  ],
  [
    '4',
    [
      [0, 0],
      [2, 0],
      [0, 6],
      [2, 6],
    ],
  ],
  [
    '5',
    [
      [0, 0],
      [2, 0],
      [1, 3],
      [0, 6],
      [2, 6],
    ],
  ],
  [
    '6',
    [
      [0, 0],
      [2, 0],
      [0, 3],
      [2, 3],
      [0, 6],
      [2, 6],
    ],
  ],
  [
    '7',
    [
      [0, 0],
      [2, 0],
      [1, 1.5],
      [0, 3],
      [2, 3],
      [0, 6],
      [2, 6],
    ],
  ],
  [
    '8',
    [
      [0, 0],
      [2, 0],
      [1, 1.5],
      [0, 3],
      [2, 3],
      [1, 4.5],
      [0, 6],
      [2, 6],
    ],
  ],
  [
    '9',
    [
      [0, 0],
      [2, 0],
      [0, 2],
      [2, 2],
      [1, 3],
      [0, 4],
      [2, 4],
      [0, 6],
      [2, 6],
    ],
  ],
  [
    'T',
    [
      [0, 0],
      [2, 0],
      [1, 1],
      [0, 2],
      [2, 2],
      [0, 4],
      [2, 4],
      [1, 5],
      [0, 6],
      [2, 6],
    ],
  ],
]);

function Mark({ suit, x, y, size }: { suit: Suit; x: number; y: number; size: number }) {
  return (
    <path d={SUIT_PATHS[suit]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} />
  );
}

function Middle({ rank, suit }: { rank: string; suit: Suit }) {
  const marks = MARKS.get(rank);
  if (marks === undefined)
    return (
      <>
        <rect x="20" y="18" width="40" height="76" rx="4" fill="none" stroke="currentColor" opacity="0.5" />
        <text x="40" y="62" textAnchor="middle" fontSize="34" fontWeight="700" fontFamily="Georgia, serif">
          {rank}
        </text>
        <Mark suit={suit} x={40} y={79} size={17} />
        <Mark suit={suit} x={40} y={30} size={12} />
      </>
    );
  const size = rank === 'A' ? 34 : 15;
  return marks.map(([across, down]) => (
    <Mark key={`${across}-${down}`} suit={suit} x={24 + across * 16} y={22 + down * 11.4} size={size} />
  ));
}

/** A card, or its back. @param order in which it is dealt: it appears a little after the cards before it */
export function CardPicture({ card, order = 0 }: { card: Card | null; order?: number }) {
  const { t } = useTranslation();
  const style = { '--order': order } as CSSProperties;
  if (card === null)
    return (
      <svg
        className={classes['card']}
        viewBox="0 0 80 112"
        role="img"
        aria-label={t('table:cardBack')}
        style={style}
      >
        <rect x="0.5" y="0.5" width="79" height="111" rx="7" fill="#fff" stroke="#b9c2cd" />
        <rect x="5" y="5" width="70" height="102" rx="4" fill="#23508f" />
        <path
          d="M40 14 66 56 40 98 14 56ZM40 30 56 56 40 82 24 56Z"
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          opacity="0.75"
        />
        <circle cx="40" cy="56" r="6" fill="#fff" opacity="0.85" />
      </svg>
    );
  const rank = rankOfCard(card);
  const suit = suitOfCard(card);
  const name = rank === 'T' ? '10' : rank;
  return (
    <svg
      className={classes['card']}
      viewBox="0 0 80 112"
      role="img"
      aria-label={t('table:card', { rank: t(`table:rank-${rank}`), suit: t(`table:suit-${suit}`) })}
      style={style}
      color={COLORS[suit]}
      fill="currentColor"
    >
      <rect x="0.5" y="0.5" width="79" height="111" rx="7" fill="#fff" stroke="#b9c2cd" />
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 40 56)`}>
          <text x="11" y="18" textAnchor="middle" fontSize="15" fontWeight="700" letterSpacing="-1">
            {name}
          </text>
          <Mark suit={suit} x={11} y={27} size={11} />
        </g>
      ))}
      <Middle rank={rank} suit={suit} />
    </svg>
  );
}
