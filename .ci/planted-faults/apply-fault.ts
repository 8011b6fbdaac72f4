import type { PlantedFault } from './planted-fault.ts';

/**
 * @param text of the fault's file
 * @returns the text with the fault in it, or null when the file doesn't have what it replaces exactly once
 */
export const applyFault = (text: string, { find, replace }: PlantedFault): string | null => {
  const at = text.indexOf(find);
  if (at === -1 || text.includes(find, at + 1)) return null;
  return text.slice(0, at) + replace + text.slice(at + find.length);
};
