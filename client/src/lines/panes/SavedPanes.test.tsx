import texts from '@lineboard/domain/catalogues/en/later/panes.json';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { type PaneLayout, parseLayout } from './pane-layout.ts';
import { SavedPanes } from './SavedPanes.tsx';

const SUNDAY = 'Football.NFL*500_.bets*500';
const MONDAY = '.live*500_.bets*500';
const change = vi.fn<(panes: PaneLayout, isStep: boolean) => void>();

/** The texts come with the page of panes. */
function Saved({ panes }: { panes: string }) {
  useTexts({ panes: texts });
  return <SavedPanes panes={parseLayout(panes).panes} change={change} />;
}

const open = (panes: string) => renderPart(<Saved panes={panes} />);
const save = async (name: string): Promise<void> => {
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
};
const said = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const names = () => within(screen.getByRole('list')).queryAllByRole('button', { pressed: true });

beforeEach(() => {
  openTestPage();
  change.mockClear();
});

it('panes are saved under a new name at once, and under one that is in use after a question', async () => {
  await open(SUNDAY);
  await save('Sunday');
  expect(said()).toMatch(/Sunday/);
  expect(names().map(({ textContent }) => textContent)).toEqual(['Sunday']);
  cleanup();
  await open(MONDAY);
  expect(names()).toEqual([]);
  await save('sunday');
  const replace = screen.getByRole('button', { name: 'Replace' });
  expect(names()).toEqual([]);
  // Another name is no answer to the question.
  await userEvent.type(screen.getByRole('textbox'), 's');
  expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
  await save('sunday');
  expect(replace.isConnected).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  expect(names()).toHaveLength(1);
});

it('a saved name shows its panes, and one that is deleted comes back', async () => {
  await open(MONDAY);
  await save('Monday');
  await userEvent.click(screen.getByRole('button', { name: 'Monday' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(parseLayout(MONDAY).panes, true);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Monday' }));
  expect(screen.queryByRole('button', { name: 'Monday' })).toBeNull();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  expect(screen.getByRole('button', { name: 'Monday' })).toBeTruthy();
});
