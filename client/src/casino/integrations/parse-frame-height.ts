/** The lowest and the highest widget, in pixels: still visible, and still short enough to scroll past. */
const FRAME_HEIGHTS_PX = { lowest: 120, highest: 4_000 } as const;

/**
 * The height that a provider's page sends: `{ type: 'height', height: 640 }`, whole pixels.
 * @param data of a message, which anybody may have written
 * @returns null for everything else
 */
export const parseFrameHeight = (data: unknown): number | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { type, height } = data as { type?: unknown; height?: unknown };
  if (type !== 'height' || typeof height !== 'number' || !Number.isInteger(height)) return null;
  return height >= FRAME_HEIGHTS_PX.lowest && height <= FRAME_HEIGHTS_PX.highest ? height : null;
};
