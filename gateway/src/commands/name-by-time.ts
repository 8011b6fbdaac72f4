/** e.g. lineboard-20261127-113012.zip */
export const nameByTime = (nowMs: number): string =>
  `lineboard-${new Date(nowMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.zip`;
