import type { ChoiceOption } from './ChoiceField.tsx';

const labelOf = (timeZone: string): string =>
  timeZone
    .slice(timeZone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ' · ');

/**
 * By continent, as in their names; zones without one come last.
 * @param chosen stays in the list, also where the book's list doesn't have it
 */
export const groupTimeZones = (
  timeZones: readonly string[],
  chosen: string | null,
): Array<{ group: string; items: ChoiceOption[] }> => {
  const groups = new Map<string, ChoiceOption[]>();
  const all = chosen === null || timeZones.includes(chosen) ? timeZones : [chosen, ...timeZones];
  for (const value of all) {
    const group = value.includes('/') ? value.slice(0, value.indexOf('/')) : '—';
    groups.set(group, [...(groups.get(group) ?? []), { value, label: labelOf(value) }]);
  }
  return [...groups]
    .map(([group, items]) => ({ group, items }))
    .sort((one, other) => Number(one.group === '—') - Number(other.group === '—'));
};
