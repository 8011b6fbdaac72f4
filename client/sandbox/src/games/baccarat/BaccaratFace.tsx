import {
  BACCARAT_PLACES,
  type BaccaratPlace,
  type BaccaratState,
} from '@lineboard/domain/casino/games/baccarat/baccarat-round';
import { pointsOfCards } from '@lineboard/domain/casino/games/baccarat/deal-baccarat';
import type { Card } from '@lineboard/domain/casino/games/cards/card';
import { GAMES } from '@lineboard/domain/casino/games/games';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../guest/use-money.ts';
import { Hand } from '../cards/Hand.tsx';
import type { GameFaceProps } from '../game-face.ts';
import { Actions } from '../table/Actions.tsx';
import { Chip } from '../table/Chip.tsx';
import { rankOfSum } from '../table/chip-values.ts';
import { ChipTray } from '../table/ChipTray.tsx';
import { GameTable } from '../table/GameTable.tsx';
import { keyOfRound, stateOfRound } from '../table/round-state.ts';
import { type LaidChips, useLaidChips } from '../table/use-laid-chips.ts';
import { useSettled } from '../table/use-settled.ts';
import { useStake } from '../table/use-stake.ts';
import classes from './BaccaratFace.module.css';

const DEALING_MS = 900;
const PAYS: Readonly<Record<BaccaratPlace, string>> = { player: '1 : 1', banker: '0.95 : 1', tie: '8 : 1' };
const SEATS: readonly BaccaratPlace[] = ['player', 'tie', 'banker'];

interface PlacesProps {
  chips: LaidChips;
  chipCents: number;
  values: readonly number[];
  winner: BaccaratPlace | null;
  isDisabled: boolean;
}

function Places({ chips, chipCents, values, winner, isDisabled }: PlacesProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <div className={classes['places']}>
      {SEATS.map((place) => {
        const cents = chips.sums.get(place) ?? 0;
        return (
          <button
            key={place}
            type="button"
            data-place={place}
            data-won={winner === place || undefined}
            disabled={isDisabled}
            aria-label={t('table:placeBet', { place: t(`table:place-${place}`), amount: money(cents) })}
            onClick={() => chips.lay(place, chipCents)}
          >
            <strong>{t(`table:place-${place}`)}</strong>
            <span>{PAYS[place]}</span>
            <span className={classes['stack']}>
              {cents > 0 && <Chip cents={cents} rank={rankOfSum(values, cents)} />}
            </span>
          </button>
        );
      })}
    </div>
  );
}

const hasThird = (cards: readonly Card[]): boolean => cards.length === 3;

/** Mini Baccarat: two hands, three places. */
export function BaccaratFace(props: GameFaceProps) {
  const { game, table } = props;
  const { t } = useTranslation();
  const { values, stakeCents, setStake } = useStake(game);
  const chips = useLaidChips(GAMES.baccarat.limits.maxCents);
  const round = table.view?.round;
  const state = stateOfRound<BaccaratState>(round);
  const [isSettled, skip] = useSettled(keyOfRound(round), state === null ? 0 : DEALING_MS);
  const bets = BACCARAT_PLACES.flatMap((place) => {
    const amountCents = chips.sums.get(place) ?? 0;
    return amountCents > 0 ? [{ place, amountCents }] : [];
  });
  const sideOf = (place: 'player' | 'banker', seat: number) => {
    const cards = (place === 'player' ? state?.playerCards : state?.bankerCards) ?? [];
    const third = 4 + (seat === 1 && state !== null && hasThird(state.playerCards) ? 1 : 0);
    return (
      <Hand
        key={`${place}${round?.nonce}`}
        label={t(`table:place-${place}`)}
        total={state !== null && isSettled ? `${pointsOfCards(cards)}` : undefined}
        cards={cards}
        orderOf={(card) => (card === 2 ? third : card * 2 + seat)}
        tone={isSettled && state?.winner === place ? 'won' : undefined}
      />
    );
  };
  return (
    <GameTable
      {...props}
      rules="baccarat"
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
                label: t('table:deal'),
                onPress: () => void table.start({ bets }),
                isPrimary: true,
                isDisabled: table.isBusy || bets.length === 0,
              },
            ]}
          />
        </>
      }
    >
      <div className={classes['hands']}>
        {sideOf('player', 0)}
        {sideOf('banker', 1)}
      </div>
      <Places
        chips={chips}
        chipCents={stakeCents}
        values={values}
        winner={isSettled && state !== null && !table.isBusy ? state.winner : null}
        isDisabled={table.isBusy}
      />
    </GameTable>
  );
}
