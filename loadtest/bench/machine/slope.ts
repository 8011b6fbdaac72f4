/** Least-squares slope of y over x: how fast a figure grows once its jitter is averaged out. */
export const calculateSlope = (points: ReadonlyArray<{ x: number; y: number }>): number => {
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  let together = 0;
  let spread = 0;
  for (const { x, y } of points) {
    together += (x - meanX) * (y - meanY);
    spread += (x - meanX) ** 2;
  }
  return spread === 0 ? 0 : together / spread;
};
