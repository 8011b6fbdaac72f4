/**
 * Faults that change nothing which anybody could notice, with the reason: by their id. They are never drawn. What
 * somebody could notice gets a test, and what nobody would miss is code that can go.
 */
export const EXCUSED: ReadonlyMap<string, string> = new Map<string, string>([]);
