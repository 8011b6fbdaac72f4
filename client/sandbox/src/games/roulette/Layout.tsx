import { colorOfNumber, ROULETTE_PLACES } from '@lineboard/domain/casino/games/roulette/roulette-places';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../guest/use-money.ts';
import { Chip } from '../table/Chip.tsx';
import { rankOfSum } from '../table/chip-values.ts';
import { findNeighbor, type Spot, SPOTS } from './list-spots.ts';
import classes from './Layout.module.css';

interface LayoutProps {
  /** From top to bottom, for narrow screens. */
  isUpright: boolean;
  sums: ReadonlyMap<string, number>;
  values: readonly number[];
  onLay(place: string): void;
  isDisabled: boolean;
  /** The number that the ball lies on; its places light up. */
  number: number | null;
}

const LENGTH = 14;
const WIDTH = 5;
/** A field's sides on the screen. */
const LYING = { along: 52, across: 52 };
const UPRIGHT = { along: 44, across: 66 };
const CHIP = 30;

/** Directions of the arrows on a horizontal layout; an upright one is turned. */
const ARROWS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowRight', [1, 0]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
]);
const TURNED: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowDown', [1, 0]],
  ['ArrowUp', [-1, 0]],
  ['ArrowRight', [0, 1]],
  ['ArrowLeft', [0, -1]],
]);

const placeOnScreen = ({ along, across }: Pick<Spot, 'along' | 'across'>, isUpright: boolean) =>
  isUpright
    ? { x: (across + 2) * UPRIGHT.across, y: along * UPRIGHT.along }
    : { x: along * LYING.along, y: (3 - across) * LYING.across };

function Field({ spot, isUpright, text }: { spot: Spot; isUpright: boolean; text: string }) {
  const { x, y } = placeOnScreen(spot, isUpright);
  const { length, width } = spot.field!;
  const [w, h] = isUpright
    ? [width * UPRIGHT.across, length * UPRIGHT.along]
    : [length * LYING.along, width * LYING.across];
  const number = /^\d+$/.test(spot.place) ? Number(spot.place) : null;
  const color =
    number === null
      ? spot.place === 'red' || spot.place === 'black'
        ? spot.place
        : 'none'
      : colorOfNumber(number);
  return (
    <>
      <rect x={x - w / 2 + 1} y={y - h / 2 + 1} width={w - 2} height={h - 2} rx="4" data-color={color} />
      <text x={x} y={y + 5} textAnchor="middle" fontSize={number === null ? 13 : 16} data-color={color}>
        {text}
      </text>
    </>
  );
}

/** The table: every place is a button. One of them is in the Tab order, and arrow keys go on from it. */
export function Layout({ isUpright, sums, values, onLay, isDisabled, number }: LayoutProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const [current, setCurrent] = useState('0');
  const root = useRef<SVGSVGElement>(null);
  const nameOf = (place: string): string =>
    /^[\d-]+$/.test(place) ? place : t(`table:place-${place}`, { defaultValue: place });
  const press = (event: KeyboardEvent, spot: Spot): void => {
    const direction = (isUpright ? TURNED : ARROWS).get(event.key);
    if (direction !== undefined) {
      const { place } = findNeighbor(spot, ...direction);
      setCurrent(place);
      root.current?.querySelector<SVGGElement>(`[data-place="${place}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') onLay(spot.place);
    else return;
    event.preventDefault();
  };
  const [width, height] = isUpright
    ? [WIDTH * UPRIGHT.across, LENGTH * UPRIGHT.along]
    : [LENGTH * LYING.along, WIDTH * LYING.across];
  return (
    <svg
      ref={root}
      className={classes['layout']}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: width }}
      role="group"
      aria-label={t('table:layout')}
      data-disabled={isDisabled || undefined}
    >
      {SPOTS.map((spot) => {
        const { place } = spot;
        const cents = sums.get(place) ?? 0;
        const { x, y } = placeOnScreen(spot, isUpright);
        return (
          <g
            key={place}
            role="button"
            tabIndex={place === current ? 0 : -1}
            data-place={place}
            data-won={(number !== null && ROULETTE_PLACES.get(place)!.includes(number)) || undefined}
            aria-disabled={isDisabled}
            aria-label={t('table:placeBet', { place: nameOf(place), amount: money(cents) })}
            onClick={() => !isDisabled && onLay(place)}
            onFocus={() => setCurrent(place)}
            onKeyDown={(event) => !isDisabled && press(event, spot)}
          >
            {spot.field === null ? (
              <circle cx={x} cy={y} r="9" />
            ) : (
              <Field spot={spot} isUpright={isUpright} text={nameOf(place)} />
            )}
            {cents > 0 && (
              <svg x={x - CHIP / 2} y={y - CHIP / 2} width={CHIP} height={CHIP}>
                <Chip cents={cents} rank={rankOfSum(values, cents)} />
              </svg>
            )}
          </g>
        );
      })}
    </svg>
  );
}
