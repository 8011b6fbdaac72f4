import type { AccessName } from './kinds.ts';

/** What a page contains when it is open to the customer. */
export type Content =
  /** The book's own words and figures. */
  | 'page'
  | 'lines'
  | { frame: string }
  /** The provider's frame with a button that opens a window, which phones don't have. */
  | { frame: string; hasWindow: true }
  /** Tiles of games. */
  | 'lobby'
  /** Links to these integrations. */
  | { ways: readonly string[] }
  /** The customer is asked where to open it. */
  | 'window'
  | 'dialog'
  | { frame: string; isDialog: true };

/** A route or a dialog, and what the specification says about it (spec 1 §2, spec 2 §2 and §7). */
export interface Place {
  to: string;
  /** Its heading, or the dialog's. */
  title: string;
  /** What the document's title begins with and what is said above a refusal, if that isn't its heading. */
  page?: string;
  /** The route that it redirects to, if it does. */
  leadsTo?: string;
  access: AccessName;
  content: Content;
  /** What customers with an account see in addition. */
  leadsToSignIn?: boolean;
  /** ST2-36: without the header on a phone. */
  fillsPhone?: true;
  /** Bars next to the page on a desk, and the slip over it on a phone. */
  bars: 'menuAndSlip' | 'slip' | 'phoneSlip' | 'none';
}

type Row = readonly [to: string, title: string, page?: string];

const pages = (access: AccessName, bars: Place['bars'], rows: readonly Row[]): Place[] =>
  rows.map(([to, title, page = title]) => ({ to, title, page, access, bars, content: 'page' }));

/** R1-02: an unknown route leads to `/`. */
const lines = (...rows: ReadonlyArray<readonly [to: string, leadsTo: string]>): Place[] =>
  rows.map(([to, leadsTo]) => ({
    to,
    leadsTo,
    title: 'Betting lines',
    page: 'NFL odds',
    access: 'everybody',
    bars: 'menuAndSlip',
    content: 'lines',
  }));

/** SCR2-58, SCR2-59: a phone's slip and a desk's side bars are hidden. */
const integration = (to: string, title: string, access: AccessName, content: Content): Place => ({
  to,
  title,
  access,
  content,
  bars: 'none',
});

/** The path of the frame, if it differs from the page's (spec 2 §7). */
const frames = (
  access: AccessName,
  rows: ReadonlyArray<readonly [to: string, title: string, frame?: string]>,
) => rows.map(([to, title, frame = to]) => integration(to, title, access, { frame }));

/** Spec 1 §2: the name chooses the view, at both of its addresses. */
const generic = (name: string, title: string, access: AccessName, content: Content): Place[] =>
  ['/integrations', '/extintegrations'].map((folder) =>
    integration(`${folder}/${name}`, title, access, content),
  );

const OWN_PAGES = [
  ...lines(
    ['/', '/'],
    ['/betOffering', '/betOffering'],
    ['/no/such/page', '/'],
    ['/integrations/noSuchName', '/'],
    ['/extintegrations/__proto__/constructor', '/'],
    ['/dstWidget', '/'],
    ['/dstWidget/none', '/'],
  ),
  ...pages('everybody', 'slip', [
    ['/carouselVideo', 'Video'],
    ['/privacy', 'Privacy'],
    ['/privacy/cookies', 'Privacy'],
    ['/deposits', 'Deposits'],
    ['/payout', 'Payouts'],
    ['/rules', 'Sports Rules', 'Rules'],
    ['/rules/football', 'Sports Rules', 'Rules'],
    ['/benefits', 'Benefits'],
    ['/sportsbook_rules', 'Sportsbook Rules', 'Sportsbook rules'],
    ['/contact', 'Contact'],
    ['/wagertypes', 'Wager Types', 'Wager types'],
    ['/scores', 'Scores'],
  ]),
  ...pages('everybody', 'slip', [['/panes', 'Side by side']]).map((place) => ({
    ...place,
    content: 'lines' as const,
  })),
  // A customer who has an account is one press away from it.
  ...pages('newcomers', 'slip', [['/signup', 'Open an account']]).map((place) => ({
    ...place,
    leadsToSignIn: true,
  })),
  ...pages('ownAccount', 'slip', [
    ['/openBets', 'Open Bets'],
    ['/openBetsMobile', 'Open Bets'],
    ['/transactions', 'Transactions'],
    ['/transactionsMobile', 'Transactions'],
    ['/formFile', 'Pictures of a card'],
  ]),
  ...pages('ownAccount', 'phoneSlip', [
    ['/dailyFigures', 'Daily figures'],
    ['/dailyFiguresMobile', 'Daily figures'],
  ]),
  ...pages('ownAccount', 'none', [['/nonPosted', 'Casino plays not posted']]),
];

const SPORTS = [
  ...frames('liveBetting', [
    ['/liveBetting', 'Live betting'],
    ['/liveBetting1', 'Live betting 2'],
    ['/liveBettingIDS', 'Live betting IDS', '/liveBettingIDS?page=17'],
    ['/ultraPlay', 'UltraPlay'],
  ]),
  ...generic('MainLines', 'Main lines', 'casino', { frame: '/sports/JazzSportbook?ip=127.0.0.1' }),
  ...generic('BASIntegration/77', 'BAS', 'liveBetting', { frame: '/sports/BASIntegration/?id=77' }),
  ...generic('liveBetting', 'Live betting', 'liveBetting', { frame: '/liveBetting' }),
  ...frames('props', [
    ['/dstProps', 'Props'],
    ['/dstWidget/7', 'Props builder'],
  ]),
  {
    ...integration('/dstWidget?gameNum=8', 'Props builder', 'props', { frame: '/dstWidget/8' }),
    leadsTo: '/dstWidget/8',
  },
];

const CASINOS = [
  ...frames('casino', [
    ['/casino', 'Casino'],
    ['/inCasino', 'Virtual casino'],
    ['/metallicBlue', 'Metallic Blue'],
    ['/dgsCasino', 'DGS Casino'],
    ['/crashGame', 'Crash game'],
    ['/casinoSuperSlots', 'Super Slots'],
    ['/freshDeck', 'Fresh Deck'],
    ['/betSoft', 'BetSoft'],
    ['/mobitazCasino', 'Mobitaz Casino'],
    ['/RebateCasino', 'Rebate Casino'],
    ['/horizon', 'Horizon'],
    ['/horses', 'Horses'],
    ['/ezlive', 'EZ Live'],
    ['/vigLiveDealer', 'Live dealer', '/sports/vigLiveDealer/?index=null'],
    ['/altiragames', 'Altira games', '/sports/altiragames/?gameId='],
    ['/lottopro', 'Lotto Pro'],
  ]),
  ...generic('casino', 'Casino', 'casino', { frame: '/casino' }),
  ...generic('vigLiveDealer/3', 'Live dealer', 'casino', { frame: '/sports/vigLiveDealer/?index=3' }),
  ...generic('jadeCasino', 'Jade Casino', 'casino', {
    frame: '/sports/jadeCasino/?plataform=null&isMobile={isPhone}',
  }),
  ...generic('jadeCasino/ios', 'Jade Casino', 'casino', {
    frame: '/sports/jadeCasino/?plataform=ios&isMobile={isPhone}',
  }),
  ...generic('lottoLux', 'Lotto Lux', 'casino', { frame: '/lottoLux' }),
  integration('/lotto', 'Lotto', 'casino', { ways: ['Lotto Pro', 'Lotto Lux'] }),
  ...generic('liveDealerLobby', 'Live dealer lobby', 'casino', 'window'),
  ...['1', '2', '3', '4', '5'].map((game) =>
    integration(`/Casino21G/${game}`, '21G Casino', 'casino', {
      frame: `/sports/Pages/Casino21G.aspx?gameid=${game}`,
      hasWindow: true,
    }),
  ),
];

const LOBBIES: readonly Place[] = [
  integration('/altira', 'Altira', 'altira', 'lobby'),
  {
    ...integration('/altira?game=701', 'Moonlit Harbor', 'altira', {
      frame: '/sports/altiragames/?gameId=701',
    }),
    page: 'Altira',
    fillsPhone: true,
  },
  ...generic('altiraView', 'Altira', 'altira', 'lobby'),
  integration('/qora', 'Qora', 'casino', 'lobby'),
  ...generic('qora', 'Qora', 'casino', 'lobby'),
  ...generic('OnlyPlay', 'OnlyPlay', 'casino', 'lobby'),
  ...generic('PocketCasino', 'Pocket Casino', 'casino', 'lobby'),
];

const OTHERS = [
  ...frames('cashier', [['/cashier', 'Cashier']]),
  ...frames('affiliates', [['/affiliates', 'Affiliates']]),
];

const dialog = (name: string, title: string, access: AccessName, content: Content): Place => ({
  to: `/scores?dialog=${name}`,
  title,
  page: 'Scores',
  access,
  content,
  bars: 'slip',
});

/** Spec 1 §2; the slip, rules and a forced change of the password have no address. */
const DIALOGS: readonly Place[] = [
  ...(
    [
      ['dailyfigures', 'Daily figures', 'ownAccount'],
      ['openBets', 'Open Bets', 'ownAccount'],
      ['pending', 'Pending bets', 'ownAccount'],
      ['nonPostedCasino', 'Casino plays not posted', 'ownAccount'],
      ['inbox', 'Inbox', 'ownAccount'],
      ['notifications', 'Notifications', 'ownAccount'],
      ['settings', 'Settings', 'everybody'],
      ['domainStates', 'State of the book', 'everybody'],
    ] as const
  ).map(([name, title, access]) => dialog(name, title, access, 'dialog')),
  // DLG1-11, CALL1-59: it shows a frame of the affiliate system.
  dialog('cardAuthorization', 'Card authorization', 'cards', { frame: '/cardAuthorization', isDialog: true }),
];

export const PLACES: readonly Place[] = [
  ...OWN_PAGES,
  ...SPORTS,
  ...CASINOS,
  ...LOBBIES,
  ...OTHERS,
  ...DIALOGS,
];
