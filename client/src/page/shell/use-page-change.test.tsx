import { createCustomer } from '@lineboard/domain/testing/account-fixtures';
import { RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { i18n } from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSiteRouter } from '../../../testing/create-site-router.ts';
import { SPREAD, SPREAD_SEEN } from '../../../testing/slip-examples.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { EMPTY_SLIP } from '../../betting/slip/state/empty-slip.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { usePageChange } from './use-page-change.ts';

const openSite = async (isPhone: boolean) => {
  const router = createSiteRouter(function Frame() {
    usePageChange(isPhone);
    return (
      <>
        <main id="main" tabIndex={-1} />
        <aside id="slip" tabIndex={-1} />
      </>
    );
  });
  await router.load();
  render(<RouterProvider router={router as never} />);
  return (path: string) => act(async () => router.navigate({ href: path }));
};

/** A customer whose slip isn't shown in the website (ENT1-01.5). */
const hideSlip = (): void =>
  useSession.setState({
    session: { online: true, customer: createCustomer({ showBetSlipInWebSite: false }), balance: null },
  });

const readNotices = (): string[] =>
  useNotices
    .getState()
    .takeNotices()
    .map(({ text }) => text);

let texts: i18n;

beforeEach(() => {
  texts = createI18n('en');
  useNotices.getState().takeNotices();
  useSession.setState({ session: { online: true, customer: createCustomer(), balance: null } });
  useSlip.setState(EMPTY_SLIP);
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
});

describe('the title', () => {
  it('says what a page is about, so that several tabs of one kind can be told apart', async () => {
    const goTo = await openSite(false);
    await goTo('/ticket/100042');
    act(() => useShell.getState().changeShell({ subject: 'Ticket 100042' }));
    expect(document.title).toBe('Ticket 100042 · Lineboard');
    act(() => useShell.getState().changeShell({ subject: null }));
    expect(document.title).toBe('Ticket · Lineboard');
  });
});

describe('a change of page', () => {
  const AWAY = ['/openBetsMobile', '/transactionsMobile', '/openBets', '/transactions'];

  it.each(AWAY)(
    'SCR2-20: on a phone, too, the slip that is shown in the website stays at %s',
    async (path) => {
      const goTo = await openSite(true);
      await goTo(path);
      await goTo('/');
      expect(useSlip.getState().items).toHaveLength(1);
      expect(readNotices()).toEqual([]);
    },
  );

  it.each(AWAY)('SCR2-20: a visitor’s slip stays, too, at %s', async (path) => {
    useSession.setState(useSession.getInitialState());
    const goTo = await openSite(true);
    await goTo(path);
    expect(useSlip.getState().items).toHaveLength(1);
  });

  it.each(AWAY)('SCR2-19: on a phone leaving the board for %s clears any other slip', async (path) => {
    hideSlip();
    const goTo = await openSite(true);
    await goTo(path);
    expect(useSlip.getState().items).toEqual([]);
  });

  it('SCR2-19: announces lost picks, once, and says nothing about an empty slip', async () => {
    hideSlip();
    const goTo = await openSite(true);
    await goTo('/dstWidget/7');
    await goTo('/');
    await goTo('/transactionsMobile');
    expect(readNotices()).toEqual(['Leaving the lines cleared your slip.']);
  });

  it('keeps a ticket on its way on a phone whatever page shows it', async () => {
    hideSlip();
    useSlip.setState({ ticket: { stage: 'sending', request: {} as never } });
    const goTo = await openSite(true);
    await goTo('/openBetsMobile');
    expect(useSlip.getState().items).toHaveLength(1);
    expect(readNotices()).toEqual([]);
  });

  it.each(AWAY)('SCR2-20: on the desktop, where the slip is next to %s, it stays', async (path) => {
    hideSlip();
    const goTo = await openSite(false);
    await goTo(path);
    expect(useSlip.getState().items).toHaveLength(1);
  });

  it('ST1-48: keeps the slip on the way to the bet that it should roll from on a phone, too', async () => {
    hideSlip();
    const goTo = await openSite(true);
    await goTo('/openBetsMobile?rif=true');
    expect(useSlip.getState().items).toHaveLength(1);
  });

  it('keeps the slip on a phone, too, on the way to sign-in or between the two addresses of the board', async () => {
    hideSlip();
    const goTo = await openSite(true);
    await goTo('/betOffering');
    await goTo('/signIn');
    expect(useSlip.getState().items).toHaveLength(1);
  });

  it('closes layers over the page, names the page, and moves the focus to it', async () => {
    const goTo = await openSite(true);
    useShell.setState({ isMenuOpen: true, isSlipOpen: true });
    await goTo('/openBetsMobile');
    expect(useShell.getState()).toMatchObject({ isMenuOpen: false, isSlipOpen: false });
    expect(document.title).toMatch(/^Open Bets · /);
    expect(document.activeElement?.id).toBe('main');
  });

  it('SH1-13: names the document after the page and its part, in the language of the page', async () => {
    const goTo = await openSite(false);
    expect(document.title).toBe('Lines · Lineboard');
    await goTo('/betOffering?live=true');
    expect(document.title).toBe('Live · Lineboard');
    await goTo('/dstWidget/7');
    expect(document.title).toBe('Props builder · Lineboard');
    await goTo('/transactions');
    expect(document.title).toBe('Transactions · Lineboard');
    await act(() => texts.changeLanguage('es'));
    expect(document.title).toBe('Transacciones · Lineboard');
  });

  it.each([
    ['en', 'NFL odds', 'Lions at Bears'],
    ['es', 'Cuotas de NFL', 'Lions vs. Bears'],
    ['th', 'ราคา NFL', 'Lions พบ Bears'],
    ['zh-hant', 'NFL 賠率', 'Lions 對 Bears'],
  ])('names the document after the league, or the target game: %s', async (language, league, game) => {
    await texts.changeLanguage(language);
    const { chooseLeague, changeOffering } = useOffering.getState();
    const goTo = await openSite(false);
    const NFL = 'lines/main/Football/NFL';
    act(() => void chooseLeague(NFL));
    expect(document.title).toBe(`${league} · Lineboard`);
    act(() => void chooseLeague(NFL, 12));
    act(() => changeOffering({ targetNames: { gameNum: 11, team1: 'Jets', team2: 'Bills' } }));
    expect(document.title).toBe(`${league} · Lineboard`);
    act(() => changeOffering({ targetNames: { gameNum: 12, team1: 'Lions', team2: 'Bears' } }));
    expect(document.title).toBe(`${game} · Lineboard`);
    await goTo('/transactions');
    expect(document.title).not.toContain('Lions');
    useOffering.setState(useOffering.getInitialState());
  });

  it('opens the sheet on a phone, once, when it leads to the slip', async () => {
    const goTo = await openSite(true);
    await goTo('/openBetsMobile');
    useShell.setState({ arrivesAt: 'slip' });
    await goTo('/betOffering');
    expect(useShell.getState().isSlipOpen).toBe(true);
    await goTo('/openBetsMobile');
    expect(useShell.getState().isSlipOpen).toBe(false);
  });

  it('moves the focus to the slip on the desktop when it leads there', async () => {
    const goTo = await openSite(false);
    await goTo('/openBetsMobile');
    useShell.setState({ arrivesAt: 'slip' });
    await goTo('/betOffering');
    expect(document.activeElement?.id).toBe('slip');
    expect(useShell.getState().isSlipOpen).toBe(false);
  });
});
