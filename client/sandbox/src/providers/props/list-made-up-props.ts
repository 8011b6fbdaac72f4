export interface MadeUpProp {
  player: string;
  stat: 'points' | 'assists' | 'yards' | 'shots';
  line: number;
  /** Decimal odds; never alike in one row, so that a price says which side it is. */
  over: number;
  under: number;
}

const FIRST = ['A.', 'J.', 'M.', 'D.', 'R.', 'T.', 'K.', 'L.'] as const;
const LAST = [
  'Okafor',
  'Lindqvist',
  'Marsh',
  'Delgado',
  'Whitlock',
  'Baptiste',
  'Novak',
  'Tanaka',
  'Reyes',
  'Hale',
] as const;
const STATS = ['points', 'assists', 'yards', 'shots'] as const;
const ROWS = 8;

/** Players and lines that follow from the number of the game alone: the same at each look. */
export const listMadeUpProps = (gameNum: number): MadeUpProp[] =>
  Array.from({ length: ROWS }, (_, row) => {
    const mix = (gameNum * 31 + row * 17) % 9_973;
    const over = 1.7 + (mix % 9) * 0.05;
    return {
      player: `${FIRST[(mix + row) % FIRST.length]} ${LAST[(gameNum + row) % LAST.length]}`,
      stat: STATS[(mix >> 2) % STATS.length]!,
      line: 4.5 + (mix % 23),
      over,
      under: 3.81 - over,
    };
  });
