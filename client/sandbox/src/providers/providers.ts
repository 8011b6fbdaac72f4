import type { LiveBoardName } from '@lineboard/domain/sandbox/live-boards';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { ProviderPageProps } from '../frame/provider-page-props.ts';

export interface Provider {
  /** The provider's own name; each language has its own. */
  brand: string;
  Page: LazyExoticComponent<ComponentType<ProviderPageProps>>;
  /** A part of one of the book's pages: it has no heading of its own, and is as high as its content. */
  isWidget?: boolean;
  /** The token in its address belongs to another system: it can't be used to sit down at a game. */
  isOfficial?: boolean;
}

const props = lazy(async () => ({ default: (await import('./props/PropsPage.tsx')).PropsPage }));
const game = lazy(async () => ({ default: (await import('./games/GamePage.tsx')).GamePage }));
const chat = lazy(async () => ({ default: (await import('./chat/ChatPage.tsx')).ChatPage }));
const horses = lazy(async () => ({ default: (await import('./boards/BoardPages.tsx')).HorsesPage }));
const lotto = lazy(async () => ({ default: (await import('./boards/BoardPages.tsx')).LottoPage }));
const sports = lazy(async () => ({ default: (await import('./boards/BoardPages.tsx')).SportsPage }));
const live = (board: LiveBoardName): Provider['Page'] =>
  lazy(async () => {
    const { LiveBoardPage } = await import('./boards/LiveBoardPage.tsx');
    return { default: ({ address }: ProviderPageProps) => LiveBoardPage({ address, board }) };
  });
const lobby = lazy(async () => {
  const { LobbyPage } = await import('./lobby/LobbyPage.tsx');
  return { default: () => LobbyPage({}) };
});
const dealers = lazy(async () => ({ default: (await import('./lobby/LiveDealerPage.tsx')).LiveDealerPage }));
const cashier = lazy(async () => ({ default: (await import('./cashier/CashierPage.tsx')).CashierPage }));
const affiliates = lazy(async () => ({
  default: (await import('./people/AffiliatesPage.tsx')).AffiliatesPage,
}));
const agents = lazy(async () => ({
  default: (await import('./people/AgentSitePage.tsx')).AgentSitePage,
}));
const cards = lazy(async () => ({
  default: (await import('./people/CardAuthorizationPage.tsx')).CardAuthorizationPage,
}));

/** By the first step of the address after `/sports/` and `/sports/Pages/`, as in the book's registry. */
const PROVIDERS: ReadonlyMap<string, Provider> = new Map([
  ['dstWidget', { brand: 'Stat Builder', Page: props, isWidget: true }],
  ['dstProps', { brand: 'Stat Builder', Page: props }],
  ['liveBetting', { brand: 'Live Lines', Page: live('liveBetting') }],
  ['liveBetting1', { brand: 'Live Lines Two', Page: live('liveBetting1') }],
  ['liveBettingIDS', { brand: 'IDS Live', Page: live('liveBettingIDS') }],
  ['ultraPlay', { brand: 'Ultra Board', Page: live('ultraPlay') }],
  ['JazzSportbook', { brand: 'Main Lines', Page: sports }],
  ['BASIntegration', { brand: 'Book and Score', Page: sports }],
  ['horses', { brand: 'Fairfield Downs', Page: horses }],
  ['lottopro', { brand: 'Lotto Pro', Page: lotto }],
  ['lottoLux', { brand: 'Lotto Lux', Page: lotto }],
  ['vigLiveDealer', { brand: 'Live Tables', Page: dealers }],
  ['liveDealerLobby', { brand: 'Live Tables', Page: dealers }],
  ['ezlive', { brand: 'Easy Live', Page: dealers }],
  ['casino', { brand: 'House Casino', Page: lobby }],
  ['inCasino', { brand: 'Virtual Casino', Page: lobby }],
  ['casinoSuperSlots', { brand: 'Super Slots', Page: lobby }],
  ['crashGame', { brand: 'Crash', Page: lobby }],
  ['metallicBlue', { brand: 'Metallic Blue', Page: lobby }],
  ['dgsCasino', { brand: 'DGS Casino', Page: lobby }],
  ['freshDeck', { brand: 'Fresh Deck', Page: lobby }],
  ['betSoft', { brand: 'Bet Soft', Page: lobby }],
  ['mobitazCasino', { brand: 'Mobitaz Casino', Page: lobby }],
  ['RebateCasino', { brand: 'Rebate Casino', Page: lobby }],
  ['horizon', { brand: 'Horizon', Page: lobby }],
  ['jadeCasino', { brand: 'Jade Casino', Page: lobby }],
  ['altiragames', { brand: 'Altira Games', Page: game }],
  ['OnlyPlay', { brand: 'OnlyPlay', Page: game }],
  ['Qora', { brand: 'Qora', Page: game }],
  ['Casino21G.aspx', { brand: 'Pocket Casino', Page: game }],
  ['cashier', { brand: 'Cash Desk', Page: cashier }],
  ['affiliates', { brand: 'Partner Desk', Page: affiliates, isOfficial: true }],
  ['cardAuthorization', { brand: 'Card Desk', Page: cards, isOfficial: true }],
  ['agents', { brand: 'Agent Desk', Page: agents, isOfficial: true }],
  ['chat', { brand: 'Corner Desk', Page: chat }],
]);

const FOLDERS = ['sports', 'Pages'];

/** @returns undefined when no third party is at this address */
export const findProvider = (path: string): Provider | undefined => {
  const steps = path.split('/').filter((step) => step !== '' && !FOLDERS.includes(step));
  return PROVIDERS.get(steps[0] ?? '');
};
