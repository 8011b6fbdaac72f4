/** The line of a side as SQL, of a row of `line_move`: what judges alerts and what keeps them read it alike. */
export const sidePrice = (
  side: string,
  move: string,
): string => `case when ${side} = 'draw' then ${move}.price_draw
    when ${side} = 'team2' or ${side} ilike '%under' then ${move}.price2 else ${move}.price1 end`;

export const sidePoints = (side: string, move: string): string =>
  `case when ${side} = 'team2' then coalesce(${move}.points2, ${move}.points) else ${move}.points end`;

/** What a move is measured in: the number, or a money line's price in cents from even money. */
export const sideFigure = (side: string, move: string): string => {
  const price = sidePrice(side, move);
  return `case when ${move}.market = 'M' then (${price}) - sign(${price}) * 100 else ${sidePoints(side, move)} end`;
};
