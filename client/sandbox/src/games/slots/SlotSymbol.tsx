import type { Glyph, SymbolPicture } from './slot-theme.ts';

/** Drawn on a field of 64 by 64, in the symbol's color, with lights and lines in white and dark over it. */
const PATHS: Readonly<Record<Exclude<Glyph, 'bar'>, string>> = {
  seven: 'M14 10H52V20C42 30 36 42 34 56H20C22 42 28 32 36 23H24V28H14Z',
  bell: 'M32 8C35 8 37 10 37 13 46 15 50 23 50 32V42L56 50H8L14 42V32C14 23 18 15 27 13 27 10 29 8 32 8ZM26 52H38C38 56 35 58 32 58S26 56 26 52Z',
  cherry:
    'M44 8C32 12 26 22 23 33 16 32 9 37 9 45A12 12 0 0 0 33 46C33 40 30 36 27 34 30 26 34 20 40 16 40 24 41 31 43 36A11.5 11.5 0 1 0 48 36C45 28 44 18 46 10Z',
  lemon:
    'M10 32C14 18 26 12 38 15 42 11 48 12 52 10 53 16 55 20 53 26 55 42 44 54 30 52 24 55 18 53 12 56 12 50 9 46 11 40 10 37 10 34 10 32Z',
  plum: 'M32 18C34 12 38 8 44 8 43 12 41 15 38 17 50 18 56 27 55 37 54 48 44 57 32 57S10 48 9 37C8 26 17 17 32 18Z',
  star: 'M32 5 40 23 60 25 45 38 50 58 32 47 14 58 19 38 4 25 24 23Z',
  gem: 'M18 10H46L58 26 32 58 6 26ZM6 26H58M18 10 24 26 32 58 40 26 46 10',
  crown: 'M8 48 5 20 20 32 32 10 44 32 59 20 56 48ZM8 51H56V57H8Z',
  moon: 'M40 6A27 27 0 1 0 58 42 22 22 0 0 1 40 6Z',
  sun: 'M32 18A14 14 0 1 1 31.9 18ZM29 3H35V12H29ZM29 52H35V61H29ZM3 29H12V35H3ZM52 29H61V35H52ZM10 14 14 10 21 17 17 21ZM43 47 47 43 54 50 50 54ZM50 10 54 14 47 21 43 17ZM17 43 21 47 14 54 10 50Z',
  clover:
    'M32 30C24 30 18 26 18 19A8 8 0 0 1 32 15 8 8 0 0 1 46 19C46 26 40 30 32 30ZM30 32C30 40 26 46 19 46A8 8 0 0 1 15 32 8 8 0 0 1 19 18C26 18 30 24 30 32ZM34 32C34 24 38 18 45 18A8 8 0 0 1 49 32 8 8 0 0 1 45 46C38 46 34 40 34 32ZM32 34C35 44 36 52 34 60H29C30 52 30 44 32 34Z',
  flame:
    'M34 4C38 16 52 24 50 42 49 52 41 60 32 60S14 53 14 42C14 34 18 30 21 24 23 28 25 30 28 31 26 20 29 10 34 4Z',
  coin: 'M32 6A26 26 0 1 1 31.9 6ZM32 14A18 18 0 1 0 32.1 14ZM29 20H35V24C39 25 41 27 41 30H36C35 28 34 28 32 28 30 28 28 29 28 30 28 34 41 32 41 40 41 43 39 45 35 46V49H29V46C25 45 23 43 23 39H28C28 41 30 42 32 42S36 41 36 40C36 36 23 38 23 30 23 27 25 25 29 24Z',
  key: 'M20 12A14 14 0 0 1 33 31L58 56V60H48V54H42V48H36L28 39A14 14 0 1 1 20 12ZM19 20A5 5 0 1 0 19.1 20Z',
  fish: 'M4 32C12 18 28 14 42 24L58 14C55 24 55 40 58 50L42 40C28 50 12 46 4 32ZM16 27A3 3 0 1 0 16.1 27Z',
  leaf: 'M56 8C58 34 46 52 24 50L14 60 9 56 18 45C12 24 30 8 56 8ZM20 44C28 34 36 26 46 20',
  bolt: 'M36 4 12 36H28L24 60 52 26H34Z',
};

function Picture({ picture }: { picture: SymbolPicture }) {
  if ('letter' in picture)
    return (
      <text
        x="32"
        y="48"
        textAnchor="middle"
        fontSize="46"
        fontWeight="800"
        fontFamily="Georgia, serif"
        fill={picture.color}
        stroke="#fff"
        strokeWidth="1.5"
        paintOrder="stroke"
      >
        {picture.letter}
      </text>
    );
  if (picture.glyph === 'bar')
    return (
      <>
        <rect x="5" y="20" width="54" height="24" rx="4" fill={picture.color} />
        <rect x="8" y="23" width="48" height="18" rx="2" fill="none" stroke="#f0b429" strokeWidth="1.5" />
        <text x="32" y="38" textAnchor="middle" fontSize="17" fontWeight="800" fill="#fff" letterSpacing="2">
          BAR
        </text>
      </>
    );
  return (
    <path
      d={PATHS[picture.glyph]}
      fill={picture.color}
      stroke="rgb(0 0 0 / 35%)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      fillRule="evenodd"
    />
  );
}

/** One place of a reel. */
export function SlotSymbol({ picture, isWild }: { picture: SymbolPicture; isWild: boolean }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <Picture picture={picture} />
      {isWild && (
        <text x="32" y="40" textAnchor="middle" fontSize="14" fontWeight="800" fill="#4a2b00">
          WILD
        </text>
      )}
    </svg>
  );
}
