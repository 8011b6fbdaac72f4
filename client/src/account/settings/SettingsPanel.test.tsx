import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openScreen } from '../../../testing/open-screen.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useSession } from '../../ground/session/session-store.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

let book: FakeBook;

beforeEach(() => {
  localStorage.clear();
  book = openFakeBook();
  openTestPage();
});

afterEach(() => void vi.restoreAllMocks());

const show = () => renderPart(<SettingsPanel onClose={() => undefined} />);

/** The state with which a page starts that is reloaded on this device. */
const reload = async () => {
  vi.resetModules();
  const { useDeviceSettings } = await import('../../ground/device/device-settings.ts');
  return useDeviceSettings.getState();
};

describe('the settings of a device', () => {
  it('CALL1-07, SH1-17: another price type applies at once and is saved to the account', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Decimal' }));
    expect(book.calls).toEqual([
      { method: 'PUT', path: '/api/customer/price-type', body: { priceType: 'D' } },
    ]);
    expect((await reload()).priceType).toBe('D');
  });

  it('CALL1-07: a visitor’s price type is not sent: there is no account', async () => {
    useSession.getState().endSession(false);
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Fractional' }));
    expect(book.calls).toEqual([]);
    expect((await reload()).priceType).toBe('F');
  });

  it('SH1-18: light or dark survives a reload', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
    expect((await reload()).theme).toBe('light');
  });

  it('SH1-19, SH1-08: the view mode survives a reload', async () => {
    openScreen(360);
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Desktop' }));
    expect((await reload()).viewMode).toBe('desktop');
  });

  it.each([
    [360, [false, true, false]],
    [800, [false, true, false]],
    [1440, [true, false, true]],
  ])('at %i px only what does something is offered: density, layout, keys', async (widthPx, offered) => {
    openScreen(widthPx);
    await show();
    const parts = [
      screen.queryByRole('radio', { name: 'Compact' }),
      screen.queryByRole('radio', { name: 'Desktop' }),
      screen.queryByRole('button', { name: 'Keyboard shortcuts' }),
    ];
    expect(parts.map((part) => part !== null)).toEqual(offered);
  });

  it('SH1-13, SH1-20: the language survives a reload', async () => {
    await show();
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'es' } });
    expect(await reload()).toMatchObject({ language: 'es', isLanguageChosen: true });
  });
});
