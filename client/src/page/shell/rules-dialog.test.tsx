import { createMenuPart, createPage } from '@lineboard/domain/testing/content-fixtures';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DialogPage } from '../../../testing/dialog-page.tsx';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ContentLinks } from '../../words/content/ContentLinks.tsx';
import { useShell } from '../../ground/ui/shell-store.ts';
import { Dialogs } from './Dialogs.tsx';

let scrolled: string[];

// Preloads the part that is loaded by `import()`, also for a busy machine.
beforeAll(async () => void (await import('../../words/content/RulesDialog.tsx')));

beforeEach(() => {
  const wagerTypes = {
    pageId: 'wagertypes',
    html: '<h2 id="content-parlay">Parlays</h2><p>All have to win.</p>',
  };
  openFakeBook({
    'GET /api/rules-menu?language=en': {
      body: [
        ...createMenuPart('13', 'Sports Rules', { soccer: 'Soccer' }),
        ...createMenuPart('wagertypes', 'Wager Types', { parlay: 'Parlays' }),
      ],
    },
    'GET /api/content/13?language=en': { body: createPage() },
    'GET /api/content/wagertypes?language=en': { body: createPage(wagerTypes) },
  });
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    if (this.id !== '') scrolled.push(this.id);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  useShell.setState(useShell.getInitialState());
});

it('DLG1-03, ST2-31: the rules are shown over the page; a place on the open page is scrolled to after 200 ms', async () => {
  const onRules = vi.fn<() => void>();
  await renderPart(
    <>
      <ContentLinks onRules={onRules} />
      <Dialogs />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Rules' }).click());
  expect(onRules).toHaveBeenCalledTimes(1);
  const dialog = await screen.findByRole('dialog', { name: 'Rules' });
  const field = await within(dialog).findByRole('combobox', { name: 'Rules by topic' });
  await within(dialog).findByText(/Four quarters/);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(field, { target: { value: 'soccer' } });
  vi.advanceTimersByTime(199);
  expect(scrolled).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(scrolled).toEqual(['content-soccer']);
  vi.useRealTimers();
  fireEvent.change(field, { target: { value: 'parlay' } });
  expect(await within(dialog).findByText('All have to win.')).toBeTruthy();
  act(() => within(dialog).getByRole('button', { name: 'Close' }).click());
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const PAGE = (
  <DialogPage>
    <ContentLinks onRules={() => undefined} />
  </DialogPage>
);

it('DLG1-03: the rules have an address over whatever page is open, and Back closes them', async () => {
  await renderPart(PAGE, 'en', '/transactions?range=30');
  act(() => screen.getByRole('button', { name: 'Rules' }).click());
  expect(await screen.findByRole('dialog', { name: 'Rules' })).toBeTruthy();
  expect(screen.getByText('at /transactions?range=30&dialog=rules')).toBeTruthy();
  act(() => screen.getByText('Back').click());
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('at /transactions?range=30')).toBeTruthy();
});

it('DLG1-03: a link opens them, and closing them leaves the page open', async () => {
  await renderPart(PAGE, 'en', '/transactions?dialog=rules');
  const dialog = await screen.findByRole('dialog', { name: 'Rules' });
  act(() => within(dialog).getByRole('button', { name: 'Close' }).click());
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('at /transactions')).toBeTruthy();
});

it('the links to the book’s words lead to pages of their own', async () => {
  await renderPart(<ContentLinks onRules={() => undefined} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/wagertypes',
    '/payout',
    '/deposits',
    '/sportsbook_rules',
    '/benefits',
    '/privacy',
    '/contact',
  ]);
});
