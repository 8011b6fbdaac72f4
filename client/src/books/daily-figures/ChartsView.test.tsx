import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CHARTS, open, plain, rowsOf, seenIn, setUpFigures } from '../../../testing/figures-page.tsx';

const book = setUpFigures();

describe('charts', () => {
  const openCharts = (language: 'en' | 'es' = 'en') => open('/dailyFigures?view=charts', language);
  const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Day' });
  const madeBy = async (name: string): Promise<string[]> =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('th,td')].map(seenIn).join(' '));

  it('are requested when they are opened, and not before', async () => {
    await open();
    await rowsOf();
    expect(book.asked('/api/figure-charts?span=weeks')).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Charts' }));
    expect(await slider()).toBeTruthy();
    expect(screen.getByText('address /dailyFigures?view=charts')).toBeTruthy();
    expect(book.asked('/api/figure-charts?span=weeks')).toBe(1);
  });

  it('show the balance of any day by keyboard and by pointing, the latest first', async () => {
    await openCharts();
    const days = await slider();
    expect(days.getAttribute('aria-valuetext')).toBe('Wednesday, 11/4/2026: 354.50');
    expect(plain(document.querySelector('figure')?.textContent ?? '')).toContain(
      'Wednesday, 11/4/2026 354.50',
    );
    expect([days.min, days.max, days.value]).toEqual(['0', '51', '51']);
    fireEvent.change(days, { target: { value: '43' } });
    expect(days.getAttribute('aria-valuetext')).toBe('Tuesday, 10/27/2026: -620.50');
    const plot = document.querySelector('svg')!.parentElement!;
    vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue({ left: 100, width: 510 } as DOMRect);
    fireEvent.pointerMove(plot, { clientX: 100 + 500 });
    expect(days.getAttribute('aria-valuetext')).toBe('Tuesday, 11/3/2026: 354.50');
    fireEvent.pointerMove(plot, { clientX: 0 });
    expect(days.value).toBe('0');
  });

  it('have all their days in a table, too, the latest first', async () => {
    await openCharts();
    await slider();
    expect(screen.queryByRole('table', { name: /^Balance/ })).toBeNull();
    const details = document.querySelector('details')!;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const [, first, ...others] = within(await screen.findByRole('table', { name: /^Balance/ }))
      .getAllByRole('row')
      .map(seenIn);
    expect(first).toBe('Wednesday, 11/4/2026354.50');
    expect(others).toHaveLength(51);
    expect(others.at(-1)).toBe('Monday, 9/14/2026−500.00');
  });

  it('HR-62.2: say what bets were worth against the close by sport and market, with how many they are', async () => {
    const closes = [
      {
        sportType: 'Football',
        market: 'S',
        sameNumberLegs: 3,
        worthSum: 630,
        otherNumberLegs: 2,
        pointsSum: 1,
      },
      {
        sportType: 'Tennis',
        market: 'M',
        sameNumberLegs: 1,
        worthSum: -450,
        otherNumberLegs: 0,
        pointsSum: 0,
      },
      {
        sportType: 'Football',
        market: 'C',
        sameNumberLegs: 1,
        worthSum: 210,
        otherNumberLegs: 0,
        pointsSum: 0,
      },
    ] as const;
    book.answers['GET /api/figure-charts?span=weeks'] = { body: { ...CHARTS, closes } };
    await openCharts();
    expect(await madeBy('Against the closing line by sport')).toEqual([
      'Football +2.1 %4 bets ½ point better2 bets',
      'Tennis −4.5 %1 bet ',
    ]);
    expect(await madeBy('Against the closing line by market')).toEqual([
      'Spread +2.1 %3 bets ½ point better2 bets',
      'Moneyline −4.5 %1 bet ',
      'Contest +2.1 %1 bet ',
    ]);
    const scale = 'Bars run from −4.5 % to +4.5 %; the thin line is zero.';
    const told = [...document.querySelectorAll('p')].map(({ textContent }) => plain(textContent));
    expect(told.filter((text) => text === scale)).toHaveLength(2);
  });

  it('HR-62.2: say that no bet had a close', async () => {
    book.answers['GET /api/figure-charts?span=weeks'] = { body: { ...CHARTS, closes: [] } };
    await openCharts();
    expect(await screen.findByText(/^No bet with a known close/)).toBeTruthy();
  });

  it('show what wagers made by sport and by type, the most won first, with bars on their side of zero', async () => {
    await openCharts();
    expect(await madeBy('Win/loss by sport')).toEqual([
      'Football +80.00 13 bets',
      'Several sports −125.50 2 bets',
    ]);
    expect(await madeBy('Win/loss by bet type')).toEqual([
      'Straight +120.00 12 bets',
      'Parlays −165.50 3 bets',
    ]);
    expect(screen.getByText('Bars run from −125.50 to +80.00; the thin line is zero.')).toBeTruthy();
    const bars = [...document.querySelectorAll<HTMLElement>('[data-way]')].slice(0, 2);
    expect(bars.map(({ dataset }) => dataset['way'])).toEqual(['up', 'down']);
    // −125.50 to +80.00: zero is at 61 % of the way.
    expect(
      bars.map(({ style }) => [style.left, style.width].map((part) => Math.round(Number.parseFloat(part)))),
    ).toEqual([
      [61, 39],
      [0, 61],
    ]);
  });

  it('go back a year on request, and keep that in the address', async () => {
    await openCharts();
    await slider();
    fireEvent.click(screen.getByRole('button', { name: 'One year' }));
    expect(await screen.findByText('address /dailyFigures?view=charts&span=year')).toBeTruthy();
    await waitFor(() => expect(book.asked('/api/figure-charts?span=year')).toBe(1));
    const marks = () =>
      [...document.querySelectorAll('[data-span="year"] > div:last-child > span')].map(
        ({ textContent }) => textContent,
      );
    // The 1st of November is too near to the edge for its name.
    await waitFor(() => expect(marks()).toEqual(['Oct']));
  });

  it('say that they failed, try again, and say what will be there for an account without anything', async () => {
    book.answers['GET /api/figure-charts?span=weeks'] = 'lost';
    await openCharts();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const days = CHARTS.days.map(({ thisDate }) => ({ thisDate, balanceCents: 0 }));
    book.answers['GET /api/figure-charts?span=weeks'] = { body: { ...CHARTS, days, kinds: [] } };
    fireEvent.click(retry);
    expect(await screen.findByText('No figures yet')).toBeTruthy();
  });
});
