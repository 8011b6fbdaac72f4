import dailyFigures from '@lineboard/domain/catalogues/en/later/daily-figures.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { listStatementSpans } from './list-statement-spans.ts';
import { StatementOffer } from './StatementOffer.tsx';

function Offer() {
  useTexts({ 'daily-figures': dailyFigures });
  return <StatementOffer today="2028-02-29" />;
}

it('offers the last twelve months, this year so far and two before it, none longer than a statement may be', () => {
  expect(listStatementSpans('2028-02-29')).toEqual([
    { year: null, start: '2027-03-02', end: '2028-02-29' },
    { year: 2028, start: '2028-01-01', end: '2028-02-29' },
    { year: 2027, start: '2027-01-01', end: '2027-12-31' },
    { year: 2026, start: '2026-01-01', end: '2026-12-31' },
  ]);
});

it('requests the statement of the chosen year', async () => {
  const book = openFakeBook();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined }),
  );
  await renderPart(<Offer />);
  fireEvent.change(screen.getByLabelText('Of'), { target: { value: '2' } });
  await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
  expect(book.calls.map(({ path }) => path)).toEqual([
    '/api/exports/statement/pdf?start=2027-01-01&end=2027-12-31',
  ]);
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});
