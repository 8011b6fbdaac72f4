import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../testing/fake-book.ts';
import { openTestPage } from '../../testing/open-test-page.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { useSession } from '../session/session-store.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

let book: FakeBook;

beforeEach(() => {
  localStorage.clear();
  book = openFakeBook();
  openTestPage();
});

const show = () => renderPart(<SettingsPanel onClose={() => undefined} />);

/** What a page that is reloaded on this device begins with. */
const reload = async () => {
  vi.resetModules();
  const { useDeviceSettings } = await import('../device/device-settings.ts');
  return useDeviceSettings.getState();
};

describe('the settings of a device', () => {
  it('CALL1-07, SH1-17: another price type holds at once and is told to the account', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Decimal' }));
    expect(book.calls).toEqual([
      { method: 'PUT', path: '/api/customer/price-type', body: { priceType: 'D' } },
    ]);
    expect((await reload()).priceType).toBe('D');
  });

  it('CALL1-07: a visitor has no account to tell', async () => {
    useSession.getState().endSession(false);
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Fractional' }));
    expect(book.calls).toEqual([]);
    expect((await reload()).priceType).toBe('F');
  });

  it('SH1-18: light or dark stays after a reload', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
    expect((await reload()).theme).toBe('light');
  });

  it('SH1-19, SH1-08: the view mode stays after a reload', async () => {
    await show();
    await userEvent.click(screen.getByRole('radio', { name: 'Desktop' }));
    expect((await reload()).viewMode).toBe('desktop');
  });

  it('SH1-13, SH1-20: the language stays after a reload', async () => {
    await show();
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'es' } });
    expect(await reload()).toMatchObject({ language: 'es', isLanguageChosen: true });
  });
});
