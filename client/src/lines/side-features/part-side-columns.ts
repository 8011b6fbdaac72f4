/**
 * Distributes the open features over the columns. The first opened stays next to the slip; later ones go between it and
 * the board, so that earlier ones don't move.
 * @param opened in the order of opening
 * @returns columns from the board to the slip
 */
export const partSideColumns = <Name>(opened: readonly Name[], columns: number): Name[][] => {
  if (columns === 0) return [];
  const alone = opened.slice(0, columns - 1).map((name) => [name]);
  return [opened.slice(columns - 1), ...alone.toReversed()];
};
