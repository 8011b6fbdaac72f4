import type { LobbyGame } from '@lineboard/domain/casino/lobby/lobby-game';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWidth } from '../../ground/ui/use-width.ts';
import { GameTile, type TileActions } from './GameTile.tsx';
import classes from './TileGrid.module.css';

interface TileGridProps {
  label: string;
  games: readonly LobbyGame[];
  favorites: ReadonlySet<string>;
  /** The game that was just closed: the focus goes back to its tile. */
  focusedId: string | null;
  actions: TileActions;
}

const GAP_PX = 8;
/** Three in a row on the narrowest phone, seven on a desk's page. */
const NARROW_TILE_PX = 104;
const TILE_PX = 136;
const NARROW_PAGE_PX = 500;
/** A picture's height by its width; beneath it two lines for a name and one more, or two in a narrow tile. */
const PICTURE_RATIO = 0.75;
const WORDS_PX = 60;
const NARROW_JACKPOT_PX = 76;
const OVERSCAN_ROWS = 3;

const columnsOf = (widthPx: number): number => {
  const tilePx = widthPx < NARROW_PAGE_PX ? NARROW_TILE_PX : TILE_PX;
  return Math.max(1, Math.floor((widthPx + GAP_PX) / (tilePx + GAP_PX)));
};

const wordsPxOf = (widthPx: number, games: readonly LobbyGame[]): number =>
  widthPx < NARROW_PAGE_PX && games.some(({ hasJackpot }) => hasJackpot) ? NARROW_JACKPOT_PX : WORDS_PX;

/** @returns null for a key that moves nothing */
const stepOf = (key: string, at: number, columns: number, count: number): number | null => {
  const steps = new Map([
    ['ArrowRight', at + 1],
    ['ArrowLeft', at - 1],
    ['ArrowDown', at + columns],
    ['ArrowUp', at - columns],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const to = steps.get(key);
  return to === undefined ? null : Math.min(Math.max(to, 0), count - 1);
};

/** Tiles in rows, of which only the visible ones are rendered. One of them takes the focus; arrows move it. */
export function TileGrid({ label, games, favorites, focusedId, actions }: TileGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(grid);
  const [topPx, setTopPx] = useState(0);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      games.findIndex(({ gameId }) => gameId === focusedId),
    ),
  );
  const takesFocus = useRef(focusedId !== null);
  const columns = columnsOf(widthPx);
  const rowPx = ((widthPx - (columns - 1) * GAP_PX) / columns) * PICTURE_RATIO + wordsPxOf(widthPx, games);
  const at = Math.min(active, games.length - 1);
  const activeRow = Math.floor(at / columns);
  const virtualizer = useVirtualizer({
    count: Math.ceil(games.length / columns),
    getScrollElement: () => grid.current?.closest('main') ?? null,
    estimateSize: () => rowPx + GAP_PX,
    scrollMargin: topPx,
    overscan: OVERSCAN_ROWS,
    // The focused tile stays rendered, wherever the page is scrolled to.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeRow])].sort((one, other) => one - other),
  });
  useLayoutEffect(() => setTopPx(grid.current?.offsetTop ?? 0), [widthPx]);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPx]);
  useEffect(() => {
    if (!takesFocus.current || widthPx === 0) return;
    takesFocus.current = false;
    virtualizer.scrollToIndex(activeRow, { align: 'auto' });
    grid.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus({ preventScroll: true });
  }, [virtualizer, activeRow, at, widthPx]);

  const move = (event: KeyboardEvent): void => {
    const to = stepOf(event.key, at, columns, games.length);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    takesFocus.current = to !== at;
    setActive(to);
  };
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={virtualizer.options.count}
      aria-colcount={columns}
      className={classes['grid']}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={move}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          role="row"
          aria-rowindex={index + 1}
          className={classes['row']}
          style={{
            height: rowPx,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${start - topPx}px)`,
          }}
        >
          {games.slice(index * columns, (index + 1) * columns).map((game, place) => (
            <GameTile
              key={game.gameId}
              game={game}
              at={index * columns + place}
              isFavorite={favorites.has(game.gameId)}
              isActive={index * columns + place === at}
              actions={actions}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
