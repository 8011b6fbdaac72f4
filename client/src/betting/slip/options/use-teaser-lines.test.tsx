import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFakeBook } from '../../../../testing/fake-book.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { useOffering } from '../../offering/offering-store.ts';
import { Notices } from '../../../ground/ui/Notices.tsx';
import { SlipPanel } from '../SlipPanel.tsx';

const offer = (sportType: string, count: number): void =>
  act(() =>
    useOffering.setState({
      menu: [
        {
          sportType,
          type: 'G',
          subSports: [
            {
              sportSubType: 'A',
              topic: 'lines.main.A',
              count,
              liveCount: 0,
              spotlightCount: 0,
              nextStartMs: null,
            },
          ],
        },
      ],
    }),
  );

const chooseTeaser = async (): Promise<void> => {
  await renderPart(
    <>
      <SlipPanel />
      <Notices />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Teaser' }));
};

beforeEach(() => {
  act(() => notifications.clean());
  openFakeBook();
  openTestPage();
});

describe('a teaser without lines', () => {
  it.each([
    ['of another sport alone', 'Hockey', 5],
    ['of its sport, but none open', 'Football', 0],
  ])('ST1-35: with lines %s, says "{teaser} has no lines"', async (_title, sportType, count) => {
    offer(sportType, count);
    await chooseTeaser();
    expect((await screen.findByRole('alert')).textContent).toContain(
      '6 pts football / 4 basketball / 1 baseball, ties push has no lines',
    );
  });

  it('says nothing when it has lines', async () => {
    offer('Football', 3);
    await chooseTeaser();
    expect(screen.queryByText(/has no lines/)).toBeNull();
  });
});
