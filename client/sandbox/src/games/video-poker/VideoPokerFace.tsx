import { VIDEO_POKER_PAYS } from '@lineboard/domain/casino/games/video-poker/create-video-poker';
import { POKER_RANKS, rankHand } from '@lineboard/domain/casino/games/video-poker/rank-hand';
import type { VideoPokerState } from '@lineboard/domain/casino/games/video-poker/video-poker-round';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardPicture } from '../cards/CardPicture.tsx';
import type { GameFaceProps } from '../game-face.ts';
import { Actions } from '../table/Actions.tsx';
import { ChipTray } from '../table/ChipTray.tsx';
import { GameTable } from '../table/GameTable.tsx';
import { keyOfRound, stateOfRound } from '../table/round-state.ts';
import { useKeys } from '../table/use-keys.ts';
import { useSettled } from '../table/use-settled.ts';
import { useStake } from '../table/use-stake.ts';
import classes from './VideoPokerFace.module.css';

const DEALING_MS = 700;
const PLACES = [0, 1, 2, 3, 4];

function PayTable({ state, isSettled }: { state: VideoPokerState | null; isSettled: boolean }) {
  const { t } = useTranslation();
  const made =
    !isSettled || state === null
      ? []
      : state.held === null
        ? [rankHand(state.dealt)]
        : state.hands.map(({ rank }) => rank);
  return (
    <dl className={classes['pays']}>
      {POKER_RANKS.map((rank) => (
        <div key={rank} data-made={made.includes(rank) || undefined}>
          <dt>{t(`table:poker-${rank}`)}</dt>
          <dd>{VIDEO_POKER_PAYS[rank]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All hands but the first, drawn small. */
function MoreHands({ state }: { state: VideoPokerState | null }) {
  const { t } = useTranslation();
  if (state === null || state.hands.length < 2) return null;
  return (
    <div className={classes['more']}>
      {state.hands.slice(1).map(({ cards, rank }, place) => (
        <div key={place} data-won={rank !== null || undefined}>
          <span>
            {cards.map((card) => (
              <CardPicture key={card} card={card} />
            ))}
          </span>
          <p>{rank === null ? ' ' : t(`table:poker-${rank}`)}</p>
        </div>
      ))}
    </div>
  );
}

/** Video poker: five cards that are held by pressing them. */
export function VideoPokerFace(props: GameFaceProps) {
  const { game, table } = props;
  const { t } = useTranslation();
  const { values, stakeCents, setStake } = useStake(game);
  const round = table.view?.round;
  const state = stateOfRound<VideoPokerState>(round);
  const key = keyOfRound(round);
  const [isSettled, skip] = useSettled(key, state === null ? 0 : DEALING_MS);
  const [choice, setChoice] = useState({ key: '', held: 0 });
  const held = state?.held ?? (choice.key === key ? choice.held : 0);
  const isOpen = state !== null && state.held === null;
  const canHold = isOpen && !table.isBusy;
  const toggle = (place: number): void => {
    if (canHold) setChoice({ key, held: held ^ (1 << place) });
  };
  useKeys((pressed) => PLACES.includes(Number(pressed) - 1) && toggle(Number(pressed) - 1));
  const cards = state === null ? [] : (state.hands[0]?.cards ?? state.dealt);
  return (
    <GameTable
      {...props}
      rules="videoPoker"
      isSettled={isSettled}
      onSkip={skip}
      hint={isOpen ? t('table:hint-hold') : t('table:hint-deal')}
      controls={
        <>
          <ChipTray
            values={values}
            chosen={stakeCents}
            onChoose={setStake}
            isDisabled={table.isBusy || isOpen}
          />
          <Actions
            actions={[
              {
                label: isOpen ? t('table:draw') : t('table:deal'),
                onPress: () => void (isOpen ? table.move(held) : table.start({ stakeCents })),
                isPrimary: true,
                isDisabled: table.isBusy || table.view === null,
              },
            ]}
          />
        </>
      }
    >
      <PayTable state={state} isSettled={isSettled} />
      <MoreHands state={state} />
      <div className={classes['cards']}>
        {PLACES.map((place) => {
          const card = cards[place] ?? null;
          const isHeld = ((held >> place) & 1) === 1;
          return (
            <button
              key={place}
              type="button"
              aria-pressed={isHeld}
              aria-keyshortcuts={`${place + 1}`}
              disabled={!canHold}
              onClick={() => toggle(place)}
            >
              <CardPicture key={`${round?.nonce}${card}`} card={card} order={place} />
              <span>{isHeld && state !== null ? t('table:held') : ' '}</span>
            </button>
          );
        })}
      </div>
    </GameTable>
  );
}
