/** Spec 2 §2: the tabs of the plays that are not posted. */
export const PLAY_TABS = ['all', 'lotto', 'casino'] as const;

export type PlayTab = (typeof PLAY_TABS)[number];

export const isPlayTab = (text: unknown): text is PlayTab => (PLAY_TABS as readonly unknown[]).includes(text);
