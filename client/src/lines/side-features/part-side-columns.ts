/**
 * Parts what is open over the columns. The first that was opened stays by the slip; what comes later stands between
 * it and the board, so that nothing moves that was there before.
 * @param opened in the order of opening
 * @returns columns from the board to the slip
 */
export const partSideColumns = <Name>(opened: readonly Name[], columns: number): Name[][] => {
  if (columns === 0) return [];
  const alone = opened.slice(0, columns - 1).map((name) => [name]);
  return [opened.slice(columns - 1), ...alone.toReversed()];
};
