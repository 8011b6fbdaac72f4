import type { GameId } from '@lineboard/domain/casino/games/games';
import type { ReactNode } from 'react';
import { glyphOf } from './slot-glyphs.ts';

const PALE = '#fff6dc';
const GOLD = '#ffc93c';
const RED = '#d92638';
const INK = '#1c2430';

interface GameMotifProps {
  engine: GameId;
  name: string;
  /** Derived from the picture's name: what differs between two games of a kind. */
  mix: number;
}

interface CardProps {
  x: number;
  turn: number;
  face: string;
  isRed: boolean;
}

function Card({ x, turn, face, isRed }: CardProps) {
  return (
    <g transform={`translate(${x} 45) rotate(${turn})`} fill={isRed ? RED : INK}>
      <rect x="-15" y="-23" width="30" height="46" rx="4" fill="#ffffff" />
      <text x="-11" y="-10" fontSize="12" fontWeight="700">
        {face}
      </text>
      <text x="0" y="14" fontSize="22" textAnchor="middle">
        {isRed ? '♥' : '♠'}
      </text>
    </g>
  );
}

function Cards({ faces, mix }: { faces: readonly string[]; mix: number }) {
  const middle = (faces.length - 1) / 2;
  const stepPx = faces.length > 3 ? 15 : 22;
  return faces.map((face, at) => (
    <Card
      key={face}
      x={60 + (at - middle) * stepPx}
      turn={(at - middle) * 9}
      face={face}
      isRed={(at + mix) % 2 === 0}
    />
  ));
}

const POCKETS = 12;

function Wheel({ mix }: { mix: number }) {
  return (
    <g transform={`translate(60 45) rotate(${mix % 30})`}>
      <circle r="34" fill={GOLD} />
      <circle r="31" fill={INK} />
      {Array.from({ length: POCKETS / 2 }, (_, at) => (
        <path key={at} d="M0 0 -8 -30A31 31 0 0 1 8 -30z" fill={RED} transform={`rotate(${at * 60})`} />
      ))}
      <circle r="15" fill={GOLD} />
      <circle r="11" fill="#7a4a12" />
      <path d="M-9-1.500H9v3H-9zM-1.5-9h3V9h-3z" fill={GOLD} />
      <circle cx="0" cy="-24" r="3.5" fill="#ffffff" />
    </g>
  );
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-8, -8],
    [8, 8],
  ],
  [
    [-8, -8],
    [0, 0],
    [8, 8],
  ],
  [
    [-8, -8],
    [8, -8],
    [-8, 8],
    [8, 8],
  ],
  [
    [-8, -8],
    [8, -8],
    [0, 0],
    [-8, 8],
    [8, 8],
  ],
  [
    [-8, -9],
    [8, -9],
    [-8, 0],
    [8, 0],
    [-8, 9],
    [8, 9],
  ],
];

function Die({ at, turn, count }: { at: string; turn: number; count: number }) {
  return (
    <g transform={`translate(${at}) rotate(${turn})`}>
      <rect x="-17" y="-17" width="34" height="34" rx="7" fill={PALE} />
      {PIPS[count % PIPS.length]!.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="3.5" fill={RED} />
      ))}
    </g>
  );
}

function Rocket({ mix }: { mix: number }) {
  const topPx = 14 + (mix % 5) * 3;
  return (
    <>
      <path d={`M8 80Q58 78 80 ${topPx + 16}V84H8z`} fill="#ffffff" opacity="0.2" />
      <path
        d={`M8 80Q58 78 78 ${topPx + 16}`}
        fill="none"
        stroke={GOLD}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform={`translate(80 ${topPx + 10}) rotate(32)`}>
        <path d="M0-16C8-8 8 2 5 10H-5C-8 2-8-8 0-16z" fill={PALE} />
        <path d="M-6 4-12 14-5 10zM6 4 12 14 5 10z" fill={RED} />
        <circle cy="-3" r="3.2" fill="#3a7bd5" />
        <path d="M-4 11H4L0 22z" fill={GOLD} />
      </g>
    </>
  );
}

function Balls({ mix }: { mix: number }) {
  const balls = [
    [32, 54, 19, '#2f6fd0'],
    [88, 54, 19, '#1f9d55'],
    [60, 36, 23, RED],
  ] as const;
  return balls.map(([x, y, r, color], at) => (
    <g key={color} textAnchor="middle" fill={INK}>
      <circle cx={x} cy={y} r={r} fill={color} />
      <circle cx={x} cy={y} r={r * 0.58} fill="#ffffff" />
      <text x={x} y={y + r * 0.28} fontSize={r * 0.75} fontWeight="800">
        {((mix * (at + 3)) % 89) + 1}
      </text>
    </g>
  ));
}

const glyphAt = (name: string, x: number, y: number, scale: number, color: string): ReactNode => (
  <path
    d={glyphOf(name)}
    fill={color}
    fillRule="evenodd"
    transform={`translate(${x} ${y}) scale(${scale}) translate(-12 -12)`}
  />
);

function ScratchCard({ name, mix }: { name: string; mix: number }) {
  return (
    <g transform={`translate(60 45) rotate(${(mix % 13) - 6})`}>
      <rect x="-44" y="-29" width="88" height="58" rx="6" fill={PALE} />
      <path d="M-44-29H44V-15H-44z" fill={RED} />
      {[-27, 0, 27].map((x, at) => (
        <g key={x}>
          <rect
            x={x - 11}
            y="-9"
            width="22"
            height="30"
            rx="3"
            fill={at === mix % 3 ? '#b9c2cc' : '#ffffff'}
          />
          {at !== mix % 3 && glyphAt(name, x, 6, 0.75, '#c8860a')}
        </g>
      ))}
    </g>
  );
}

/** Drawn on 120 by 90. */
export function GameMotif({ engine, name, mix }: GameMotifProps): ReactNode {
  switch (engine) {
    case 'blackjack':
      return <Cards faces={['A', ['K', 'Q', 'J'][mix % 3]!]} mix={mix} />;
    case 'baccarat':
      return <Cards faces={[String((mix % 3) + 2), '9', String((mix % 3) + 6)]} mix={mix} />;
    case 'videoPoker':
    case 'triplePoker':
    case 'fivePoker':
    case 'tenPoker':
      return <Cards faces={['10', 'J', 'Q', 'K', 'A']} mix={mix} />;
    case 'roulette':
      return <Wheel mix={mix} />;
    case 'dice':
      return (
        <>
          <Die at="43 50" turn={-12 - (mix % 9)} count={mix} />
          <Die at="79 40" turn={10 + (mix % 11)} count={mix + 1 + (mix % 4)} />
        </>
      );
    case 'crash':
      return <Rocket mix={mix} />;
    case 'bingo':
      return <Balls mix={mix} />;
    case 'scratch':
      return <ScratchCard name={name} mix={mix} />;
    default:
      return (
        <>
          <g opacity="0.4">
            {glyphAt(name, 17, 22, 0.9, PALE)}
            {glyphAt(name, 104, 68, 1, PALE)}
          </g>
          {glyphAt(name, 60, 45, 2.6, mix % 3 === 0 ? PALE : GOLD)}
        </>
      );
  }
}
