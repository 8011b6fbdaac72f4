import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAGUE } from '../../../testing/league-example.ts';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { PeriodTabs } from './PeriodTabs.tsx';

/** jsdom has no layout: this is the width of all tabs together, in no room at all. */
const renderTabs = (tabsWidthPx = 500) => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(tabsWidthPx);
  const onChoose = vi.fn<(period: number) => void>();
  render(
    <I18nextProvider i18n={createI18n('en')}>
      <PeriodTabs league={LEAGUE} onChoose={onChoose} />
    </I18nextProvider>,
  );
  return onChoose;
};

afterEach(() => vi.restoreAllMocks());

it('SCR2-04: the tabs move in steps of 80 px', async () => {
  renderTabs();
  const tabs = screen.getByRole('group', { name: 'Periods of NBA' });
  await userEvent.click(screen.getByRole('button', { name: 'Next tabs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next tabs' }));
  expect(tabs.scrollLeft).toBe(160);
  await userEvent.click(screen.getByRole('button', { name: 'Previous tabs' }));
  expect(tabs.scrollLeft).toBe(80);
});

it('has no steps where every tab is in view', () => {
  renderTabs(0);
  expect(screen.queryByRole('button', { name: /tabs$/ })).toBeNull();
});

it('SCR2-03: says which period is shown and switches to another', async () => {
  const onChoose = renderTabs();
  expect(screen.getByRole('button', { name: 'Game' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '1st half' }));
  expect(onChoose).toHaveBeenCalledWith(1);
});
