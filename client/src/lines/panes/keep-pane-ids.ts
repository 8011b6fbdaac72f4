import { MOST_PANES } from './pane-layout.ts';

/** A drawn pane's id, which its rows have as well, and the text of what it shows. */
export interface PaneId {
  id: string;
  subject: string;
}

export const PANE_IDS: readonly string[] = Array.from({ length: MOST_PANES }, (_, at) => `p${at + 1}`);

/**
 * A pane that moves to another place keeps its id, and so does one that shows something else in the same place: its
 * list stays drawn, with its reading place and its focus. Any other pane takes a free one.
 * @param subjects at most as many as there may be panes, from left to right
 */
export const keepPaneIds = (before: readonly PaneId[], subjects: readonly string[]): readonly PaneId[] => {
  const taken = new Set<string>();
  const take = (known: PaneId | undefined): string | null => {
    if (known === undefined || taken.has(known.id)) return null;
    taken.add(known.id);
    return known.id;
  };
  const same = subjects.map((subject, at) => (before[at]?.subject === subject ? take(before[at]) : null));
  const moved = subjects.map(
    (subject, at) =>
      same[at] ?? take(before.find((known) => known.subject === subject && !taken.has(known.id))),
  );
  const stayed = moved.map((id, at) => id ?? take(before[at]));
  return stayed.map((id, at) => {
    const kept = id ?? PANE_IDS.find((free) => !taken.has(free))!;
    taken.add(kept);
    return { id: kept, subject: subjects[at]! };
  });
};
