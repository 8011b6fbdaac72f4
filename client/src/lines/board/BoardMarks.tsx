import { ApartCells } from './ApartCells.tsx';
import { MyGames } from './MyGames.tsx';
import { RefusedCells } from './RefusedCells.tsx';

/** What is laid over the board's cells once its first prices are there. */
export function BoardMarks() {
  return (
    <>
      <RefusedCells />
      <ApartCells />
      <MyGames />
    </>
  );
}
