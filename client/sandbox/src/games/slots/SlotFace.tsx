import type { SlotMachine } from '@lineboard/domain/casino/games/slots/slot-machine';
import {
  CALM_SLOTS,
  MINI_SLOTS,
  STEADY_SLOTS,
  WILD_SLOTS,
} from '@lineboard/domain/casino/games/slots/slot-machines';
import type { SlotState, Spin } from '@lineboard/domain/casino/games/slots/slot-round';
import { readWindow } from '@lineboard/domain/casino/games/slots/spin-reels';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../guest/use-money.ts';
import type { GameFaceProps } from '../game-face.ts';
import { Actions } from '../table/Actions.tsx';
import { ChipTray } from '../table/ChipTray.tsx';
import { GameTable } from '../table/GameTable.tsx';
import { keyOfRound, stateOfRound } from '../table/round-state.ts';
import { useSettled } from '../table/use-settled.ts';
import { useStake } from '../table/use-stake.ts';
import { PayTable } from './PayTable.tsx';
import { createSlotTheme, type SymbolPicture } from './slot-theme.ts';
import { SlotSymbol } from './SlotSymbol.tsx';
import classes from './SlotFace.module.css';

const MACHINES: ReadonlyMap<string, SlotMachine> = new Map([
  ['miniSlots', MINI_SLOTS],
  ['calmSlots', CALM_SLOTS],
  ['steadySlots', STEADY_SLOTS],
  ['wildSlots', WILD_SLOTS],
]);
const SPINNING_MS = 950;
/** Between two free spins: long enough to read what one of them won. */
const FREE_SPIN_MS = 1_600;
/** Symbols that pass before a reel stops. */
const PASSING = 12;

/** The places of a winning line, as `reel.row`. */
const listWonPlaces = (machine: SlotMachine, spin: Spin | null): ReadonlySet<string> =>
  new Set(
    (spin?.wins ?? []).flatMap(({ line, count }) =>
      line === null
        ? machine.reels.flatMap((strip, reel) =>
            readWindow(strip, spin!.stops[reel]!).flatMap((symbol, row) =>
              symbol === 'S' ? [`${reel}.${row}`] : [],
            ),
          )
        : machine.lines[line]!.slice(0, count).map((row, reel) => `${reel}.${row}`),
    ),
  );

interface ReelsProps {
  machine: SlotMachine;
  pictures: ReadonlyMap<string, SymbolPicture>;
  spin: Spin | null;
  turn: string;
  won: ReadonlySet<string>;
}

function Reels({ machine, pictures, spin, turn, won }: ReelsProps) {
  return (
    <div
      className={classes['reels']}
      style={{ '--reels': machine.reels.length } as CSSProperties}
      aria-hidden="true"
    >
      {machine.reels.map((strip, reel) => {
        const stop = spin?.stops[reel] ?? 0;
        const passing = Array.from(
          { length: PASSING + 3 },
          (_none, place) => strip[(stop + place) % strip.length]!,
        );
        return (
          <div key={reel} className={classes['reel']}>
            <div
              key={turn}
              className={classes['strip']}
              data-turning={spin !== null || undefined}
              style={{ '--reel': reel } as CSSProperties}
            >
              {passing.map((symbol, row) => (
                <span key={row} data-won={won.has(`${reel}.${row}`) || undefined}>
                  <SlotSymbol picture={pictures.get(symbol)!} isWild={symbol === 'W'} />
                </span>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** Goes from the paid spin to the free ones without a press. */
const useSpinShown = (round: string, spins: readonly Spin[]) => {
  const [shown, setShown] = useState({ round, place: 0 });
  const place = shown.round === round ? shown.place : 0;
  const isLast = place >= spins.length - 1;
  useEffect(() => {
    if (isLast) return undefined;
    const timer = setTimeout(() => setShown({ round, place: place + 1 }), FREE_SPIN_MS);
    return () => clearTimeout(timer);
  }, [round, place, isLast]);
  return { place, isLast, showLast: () => setShown({ round, place: spins.length - 1 }) };
};

/** A slot machine: its reels turn, its lines light up, its free spins follow one another. */
export function SlotFace(props: GameFaceProps) {
  const { game, title, table } = props;
  const { t } = useTranslation();
  const money = useMoney();
  const { values, stakeCents, setStake } = useStake(game);
  const machine = MACHINES.get(game) ?? MINI_SLOTS;
  const { pictures, hue } = useMemo(() => createSlotTheme(game, title), [game, title]);
  const round = table.view?.round;
  const spins = stateOfRound<SlotState>(round)?.spins ?? [];
  const key = keyOfRound(round);
  const { place, isLast, showLast } = useSpinShown(key, spins);
  const turn = `${key}.${place}`;
  const [hasStopped, stop] = useSettled(turn, spins.length === 0 ? 0 : SPINNING_MS);
  const spin = spins[place] ?? null;
  const won = hasStopped && !table.isBusy ? listWonPlaces(machine, spin) : new Set<string>();
  const isSettled = hasStopped && isLast;
  return (
    <GameTable
      {...props}
      rules={game === 'miniSlots' ? 'miniSlots' : 'slots'}
      isSettled={isSettled}
      onSkip={() => (hasStopped ? showLast() : stop())}
      hint={
        spins.length > 1 && !isLast
          ? t('table:freeSpin', { number: place, count: spins.length - 1 })
          : t('table:hint-spin')
      }
      controls={
        <>
          <ChipTray values={values} chosen={stakeCents} onChoose={setStake} isDisabled={table.isBusy} />
          <Actions
            actions={[
              {
                label: t('table:spinFor', { amount: money(stakeCents) }),
                onPress: () => void table.start({ stakeCents }),
                isPrimary: true,
                isDisabled: table.isBusy || table.view === null,
              },
            ]}
          />
          <PayTable machine={machine} pictures={pictures} />
        </>
      }
    >
      <div
        className={classes['cabinet']}
        style={{ '--hue': hue } as CSSProperties}
        data-stopped={hasStopped || undefined}
      >
        <Reels machine={machine} pictures={pictures} spin={spin} turn={turn} won={won} />
        <p className={classes['line']} aria-live="polite">
          {hasStopped && spin !== null && spin.wins.length > 0
            ? t('table:linesWon', { count: spin.wins.length, amount: money(spin.winCents) })
            : t('table:linesPlayed', { count: machine.lines.length })}
        </p>
      </div>
    </GameTable>
  );
}
