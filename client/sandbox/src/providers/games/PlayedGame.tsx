import { createElement } from 'react';
import { faceOf } from '../../games/faces.ts';
import { Fault } from '../../guest/Fault.tsx';
import { useTable } from '../../guest/use-table.ts';
import type { ChosenGame } from './choose-game.ts';

/** A game at its player's table, with its drawing. */
export function PlayedGame({ game, title }: ChosenGame) {
  const table = useTable(game, title);
  return (
    <>
      {createElement(faceOf(game), { game, title, table })}
      <Fault fault={table.fault} />
    </>
  );
}
