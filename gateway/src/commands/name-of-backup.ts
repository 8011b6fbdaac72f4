/** What was typed, or a name by the time, e.g. `lineboard-20261127-113012.zip`. */
export const nameOfBackup = (typed: unknown, nowMs = Date.now()): string =>
  typeof typed === 'string' || typeof typed === 'number'
    ? String(typed)
    : `lineboard-${new Date(nowMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.zip`;
