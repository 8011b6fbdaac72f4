import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import type { GameMatch } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { GAME_CELLS } from '@lineboard/workers/board/board-cell';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { useChooseLeague } from '../../betting/offering/use-choose-league.ts';
import { useWasTrueOf } from '../../ground/ui/use-was-true-of.ts';
import { createGameCell, type PlacedCell } from '../board/game-columns.ts';
import { type AttachCell, useCells } from '../board/use-cells.ts';
import { PromotedLink } from './PromotedLink.tsx';
import { selectMainCells, selectMainPicks } from './select-spotlight.ts';
import classes from './SpotlightStrip.module.css';

/** More than a game has main prices, its name included: the columns of one game end before those of the next. */
const COLUMNS_PER_GAME = 4;

interface SpotlightGameProps {
  game: GameMatch;
  /** Its place in the strip, from 0. */
  at: number;
  /** null: its league is one of those without prices here. */
  attach: AttachCell | null;
}

/** A game's name, which leads to its league, and its main prices beside it. */
export function SpotlightGame({ game, at, attach }: SpotlightGameProps) {
  const { t } = useTranslation();
  const chooseLeague = useChooseLeague();
  const { gameNum, topic, team1Id, team2Id, sportSubType } = game;
  return (
    <div role="presentation" className={classes['game']} data-priced={attach !== null}>
      <div role="gridcell" className={classes['name']}>
        <PromotedLink
          of={t(`league:${sportSubType}`, { defaultValue: sportSubType })}
          name={t('offering:spotlightGame', { team1: team1Id, team2: team2Id })}
          column={at * COLUMNS_PER_GAME}
          onGo={() => chooseLeague(topic, gameNum)}
        />
      </div>
      {attach !== null && <Prices game={game} at={at} attach={attach} />}
    </div>
  );
}

/** The side of a price, above it. */
const nameOf = (t: TFunction, { team1Id, team2Id }: GameMatch, cell: number): string => {
  const { side } = GAME_CELLS[cell]!;
  return side === 'draw' ? t('board:draw') : side === 'team1' ? team1Id : team2Id;
};

function Prices({ game, at, attach }: SpotlightGameProps & { attach: AttachCell }) {
  const { t } = useTranslation();
  const { gameNum, sportType, team1Id: team1, team2Id: team2 } = game;
  const cells = useMemo(() => selectMainCells({ sportType }), [sportType]);
  const keys = useMemo(() => selectMainPicks({ gameNum, sportType }).map(keyOfPick), [gameNum, sportType]);
  const isTold = useFoundLines(({ quotes }) => keys.every((key) => quotes.has(key)));
  const columns = useMemo(
    () =>
      cells.map((cell, place) =>
        createGameCell(t, { gameNum, periodNumber: 0, team1, team2 }, cell, {
          column: at * COLUMNS_PER_GAME + place + 1,
          line: 0,
        }),
      ),
    [t, cells, gameNum, team1, team2, at],
  );
  // Until the book has said so, nobody knows that there is no line. What it has said stays, as what may be old.
  const isKnown = useWasTrueOf(columns, isTold);
  return columns.map((placed) => (
    <div
      key={placed.cell}
      role="presentation"
      className={classes['price']}
      data-spread={placed.subject.points === 'spread'}
    >
      {isKnown ? (
        <Price placed={placed} attach={attach} />
      ) : (
        <span className={classes['skeleton']} aria-hidden="true" />
      )}
      <span className={classes['side']} aria-hidden="true">
        {nameOf(t, game, placed.cell)}
      </span>
    </div>
  ));
}

function Price({ placed, attach }: { placed: PlacedCell; attach: AttachCell }) {
  const columns = useMemo(() => [[placed]], [placed]);
  const place = useCells('spotlight', columns, attach);
  return <div ref={place} role="presentation" className={classes['cell']} />;
}
