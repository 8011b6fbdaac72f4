import { GAMES } from '@lineboard/domain/casino/games/games';
import { colorOfNumber } from '@lineboard/domain/casino/games/roulette/roulette-places';
import type { RouletteState } from '@lineboard/domain/casino/games/roulette/roulette-round';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../guest/use-money.ts';
import type { GameFaceProps } from '../game-face.ts';
import { Actions } from '../table/Actions.tsx';
import { ChipTray } from '../table/ChipTray.tsx';
import { GameTable } from '../table/GameTable.tsx';
import { keyOfRound, stateOfRound } from '../table/round-state.ts';
import { useLaidChips } from '../table/use-laid-chips.ts';
import { useSettled } from '../table/use-settled.ts';
import { useStake } from '../table/use-stake.ts';
import { Layout } from './Layout.tsx';
import { Wheel } from './Wheel.tsx';
import classes from './RouletteFace.module.css';

const TURNING_MS = 950;
const NARROW = '(max-width: 699px)';

const useNarrow = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(NARROW).matches,
  );

/** Mini Roulette: the wheel, and a layout that is upright on a phone. */
export function RouletteFace(props: GameFaceProps) {
  const { game, table } = props;
  const { t } = useTranslation();
  const money = useMoney();
  const isUpright = useNarrow();
  const { values, stakeCents, setStake } = useStake(game);
  const chips = useLaidChips(GAMES.roulette.limits.maxCents);
  const round = table.view?.round;
  const state = stateOfRound<RouletteState>(round);
  const key = keyOfRound(round);
  const [isSettled, skip] = useSettled(key, state === null ? 0 : TURNING_MS);
  const number = state?.number ?? null;
  const shown = isSettled && !table.isBusy ? number : null;
  const bets = [...chips.sums].map(([place, amountCents]) => ({ place, amountCents }));
  return (
    <GameTable
      {...props}
      rules="roulette"
      isSettled={isSettled}
      onSkip={skip}
      hint={t('table:hint-places')}
      controls={
        <>
          <ChipTray values={values} chosen={stakeCents} onChoose={setStake} isDisabled={table.isBusy} />
          <Actions
            actions={[
              { label: t('table:undo'), onPress: chips.undo, isDisabled: table.isBusy || bets.length === 0 },
              {
                label: t('table:clear'),
                onPress: chips.clear,
                isDisabled: table.isBusy || bets.length === 0,
              },
              {
                label:
                  bets.length === 0
                    ? t('table:spin')
                    : t('table:spinFor', { amount: money(chips.totalCents) }),
                onPress: () => void table.start({ bets }),
                isPrimary: true,
                isDisabled: table.isBusy || bets.length === 0,
              },
            ]}
          />
        </>
      }
    >
      <div className={classes['wheel']}>
        <Wheel number={number} turn={key} isSettled={isSettled} />
        <p className={classes['number']} aria-live="polite">
          {shown === null
            ? ' '
            : t('table:ball', { number: shown, color: t(`table:color-${colorOfNumber(shown)}`) })}
        </p>
      </div>
      <Layout
        isUpright={isUpright}
        sums={chips.sums}
        values={values}
        onLay={(place) => chips.lay(place, stakeCents)}
        isDisabled={table.isBusy}
        number={shown}
      />
    </GameTable>
  );
}
