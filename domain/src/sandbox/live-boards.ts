/** Boards of games in play, by the name that their addresses end with. */
export const LIVE_BOARDS = ['liveBetting', 'liveBetting1', 'liveBettingIDS', 'ultraPlay'] as const;
export type LiveBoardName = (typeof LIVE_BOARDS)[number];

export const LIVE_SPORTS = ['soccer', 'basketball', 'hockey', 'football', 'handball'] as const;
export type LiveSport = (typeof LIVE_SPORTS)[number];

/**
 * The specification names a page of one board, `?page=17`, and not what it shows. The sandbox takes it to be that
 * board's front page, and the numbers behind it to be a page for each sport.
 */
const FRONT_PAGE = 17;

export interface LivePage {
  number: number;
  /** null: all of them. */
  sport: LiveSport | null;
}

/** The boards in the order of their numbers; the first is the front page. */
export const LIVE_PAGES: readonly LivePage[] = [null, ...LIVE_SPORTS].map((sport, at) => ({
  number: FRONT_PAGE + at,
  sport,
}));

/** @param given of an address: whatever names no page is the front page */
export const findLivePage = (given: string | null): LivePage =>
  LIVE_PAGES.find(({ number }) => String(number) === given) ?? LIVE_PAGES[0]!;
