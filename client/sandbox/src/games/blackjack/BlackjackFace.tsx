import type {
  BlackjackMove,
  BlackjackResult,
  BlackjackState,
} from '@lineboard/domain/casino/games/blackjack/blackjack-round';
import { listBlackjackMoves } from '@lineboard/domain/casino/games/blackjack/list-blackjack-moves';
import { totalOfCards } from '@lineboard/domain/casino/games/blackjack/total-of-cards';
import type { Card } from '@lineboard/domain/casino/games/cards/card';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../guest/use-money.ts';
import { Hand } from '../cards/Hand.tsx';
import type { GameFaceProps } from '../game-face.ts';
import { Actions } from '../table/Actions.tsx';
import { ChipTray } from '../table/ChipTray.tsx';
import { GameTable } from '../table/GameTable.tsx';
import { keyOfRound, stateOfRound } from '../table/round-state.ts';
import { useKeys } from '../table/use-keys.ts';
import { useSettled } from '../table/use-settled.ts';
import { useStake } from '../table/use-stake.ts';
import classes from './BlackjackFace.module.css';

const KEYS: ReadonlyMap<string, BlackjackMove> = new Map([
  ['h', 'hit'],
  ['s', 'stand'],
  ['d', 'double'],
  ['p', 'split'],
]);
const MOVES: readonly BlackjackMove[] = ['hit', 'stand', 'double', 'split'];
const DEALING_MS = 620;

const TONES: Readonly<Record<BlackjackResult, 'won' | 'lost' | 'even'>> = {
  blackjack: 'won',
  won: 'won',
  pushed: 'even',
  lost: 'lost',
  busted: 'lost',
};

const totalText = (cards: readonly Card[]): string | undefined => {
  if (cards.length === 0) return undefined;
  const { total, isSoft } = totalOfCards(cards);
  return isSoft && total < 21 ? `${total - 10}/${total}` : `${total}`;
};

function Board({ state }: { state: BlackjackState | null }) {
  const { t } = useTranslation();
  const money = useMoney();
  const hands = state?.hands ?? [];
  const dealer = state?.dealerCards ?? [];
  const isFirst = hands.length === 1 && hands[0]!.cards.length === 2;
  // Dealt in turns; cards after that appear without a press.
  const dealt = (place: number, seat: number): number =>
    isFirst && place < 2 ? place * 2 + seat : Math.max(0, place - 2);
  const covered = dealer.length === 1 ? [...dealer, null] : dealer;
  return (
    <>
      <Hand
        label={t('table:dealer')}
        total={totalText(dealer)}
        cards={covered}
        orderOf={(place) => dealt(place, 1)}
      />
      <p className={classes['pays']} aria-hidden="true">
        {t('table:blackjack-pays')}
      </p>
      <div className={classes['hands']}>
        {(hands.length === 0 ? [null] : hands).map((hand, place) => (
          <Hand
            key={place}
            label={
              hand === null
                ? t('table:you')
                : hand.result === null
                  ? t('table:handStake', { amount: money(hand.stakeCents) })
                  : t(`table:blackjack-${hand.result}`)
            }
            total={totalText(hand?.cards ?? [])}
            cards={hand?.cards ?? []}
            orderOf={(card) => dealt(card, 0)}
            isActive={state?.activeHand === place && hands.length > 1}
            tone={hand === null || hand.result === null ? undefined : TONES[hand.result]}
          />
        ))}
      </div>
    </>
  );
}

/** Mini Blackjack: dealer above, the player's hands below. */
export function BlackjackFace(props: GameFaceProps) {
  const { game, table } = props;
  const { t } = useTranslation();
  const { values, stakeCents, setStake } = useStake(game);
  const round = table.view?.round;
  const state = stateOfRound<BlackjackState>(round);
  const [isSettled, skip] = useSettled(keyOfRound(round), state === null ? 0 : DEALING_MS);
  const moves = state === null || table.isBusy ? [] : listBlackjackMoves(state);
  const isOpen = state !== null && state.activeHand !== null;
  useKeys((key) => {
    const move = KEYS.get(key);
    if (move !== undefined && moves.includes(move)) void table.move(move);
  });
  const active = state === null || state.activeHand === null ? null : state.hands[state.activeHand]!;
  return (
    <GameTable
      {...props}
      rules="blackjack"
      isSettled={isSettled}
      onSkip={skip}
      hint={
        active === null
          ? t('table:hint-deal')
          : t('table:hint-blackjack', {
              total: totalText(active.cards),
              dealer: totalText(state!.dealerCards),
            })
      }
      controls={
        isOpen ? (
          <Actions
            actions={MOVES.map((move) => ({
              label: t(`table:move-${move}`),
              onPress: () => void table.move(move),
              isPrimary: move === 'hit',
              isDisabled: !moves.includes(move),
              shortcut: move === 'split' ? 'p' : move[0]!,
            }))}
          />
        ) : (
          <>
            <ChipTray values={values} chosen={stakeCents} onChoose={setStake} isDisabled={table.isBusy} />
            <Actions
              actions={[
                {
                  label: t('table:deal'),
                  onPress: () => void table.start({ stakeCents }),
                  isPrimary: true,
                  isDisabled: table.isBusy || table.view === null,
                },
              ]}
            />
          </>
        )
      }
    >
      <Board state={state} />
    </GameTable>
  );
}
