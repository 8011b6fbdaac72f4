import { type PaneSubject, readSubject, writeSubject } from './pane-subjects.ts';

export interface Pane {
  subject: PaneSubject;
  /** Relative to those of the other panes: pixels on the screen on which it was last drawn. */
  width: number;
}

/** Panes from left to right. */
export type PaneLayout = readonly Pane[];

export const MOST_PANES = 4;
export const LEAST_PANES = 2;

/** A new pane's, and that of panes that an address gives none. */
const ANY_WIDTH = 500;
const MOST_WIDTH = 9_999;

const BETWEEN_PANES = '_';
const BEFORE_WIDTH = '*';

/** Four panes of a book whose names are as long as they may be. */
export const LONGEST_LAYOUT = 1_000;

const readPane = (text: string): (Pane & { hasWidth: boolean }) | null => {
  const at = text.lastIndexOf(BEFORE_WIDTH);
  const subject = readSubject(at === -1 ? text : text.slice(0, at));
  const width = at === -1 ? '' : text.slice(at + 1);
  const hasWidth = /^\d{1,4}$/.test(width) && Number(width) > 0;
  return subject === null ? null : { subject, hasWidth, width: hasWidth ? Number(width) : ANY_WIDTH };
};

/**
 * The panes that a text names, e.g. `Football.NFL*420_Basketball.NBA.1*420_.live*300_.bets*260`. What can't be read is
 * left out, and so are panes beyond the fourth. Widths count where every pane has one.
 * @param text of an address or of the device: anything
 * @returns `isWhole`: it names nothing else
 */
export const parseLayout = (text: unknown): { panes: PaneLayout; isWhole: boolean } => {
  if (typeof text !== 'string' || text.length > LONGEST_LAYOUT) return { panes: [], isWhole: false };
  const named = text.split(BETWEEN_PANES, MOST_PANES + 1);
  const read = named.slice(0, MOST_PANES).map(readPane);
  const known = read.filter((pane) => pane !== null);
  const haveWidths = known.every(({ hasWidth }) => hasWidth);
  return {
    panes: known.map(({ subject, width }) => ({ subject, width: haveWidths ? width : ANY_WIDTH })),
    isWhole: known.length === named.length,
  };
};

export const writeLayout = (panes: PaneLayout): string =>
  panes.map(({ subject, width }) => `${writeSubject(subject)}${BEFORE_WIDTH}${width}`).join(BETWEEN_PANES);

/** As wide as the others are on average. The same layout when there is no room. */
export const addPane = (panes: PaneLayout, subject: PaneSubject): PaneLayout => {
  if (panes.length >= MOST_PANES) return panes;
  const sum = panes.reduce((all, { width }) => all + width, 0);
  return [...panes, { subject, width: panes.length === 0 ? ANY_WIDTH : Math.round(sum / panes.length) }];
};

/** The same layout when too few would be left. */
export const closePane = (panes: PaneLayout, at: number): PaneLayout =>
  panes.length <= LEAST_PANES ? panes : panes.filter((_, other) => other !== at);

/** The pane keeps its width; those between give way. */
export const movePane = (panes: PaneLayout, from: number, to: number): PaneLayout => {
  const pane = panes[from];
  if (pane === undefined || panes[to] === undefined || from === to) return panes;
  return panes.toSpliced(from, 1).toSpliced(to, 0, pane);
};

export const changePane = (panes: PaneLayout, at: number, subject: PaneSubject): PaneLayout =>
  panes.map((pane, other) => (other === at ? { ...pane, subject } : pane));

export const setWidths = (panes: PaneLayout, widths: readonly number[]): PaneLayout =>
  panes.map((pane, at) => ({
    ...pane,
    width: Math.min(Math.max(Math.round(widths[at] ?? pane.width), 1), MOST_WIDTH),
  }));
