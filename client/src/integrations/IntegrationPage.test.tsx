import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestPage } from '../../testing/open-test-page.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { IntegrationLinks } from './IntegrationLinks.tsx';
import { IntegrationPage } from './IntegrationPage.tsx';

const FRAMES = [
  { name: 'propsBuilder', address: 'https://props.example/widget?game={gameNum}' },
  { name: 'dstProps', address: 'https://props.example/all' },
] as const;
const NO_PROPS = { restrictions: [{ code: 'PROPS', params: {} }] };

const frame = () => screen.getByTitle<HTMLIFrameElement>('Props builder');
const widget = (gameNum: string) => (
  <IntegrationPage name="propsBuilder" parameters={new Map([['gameNum', gameNum]])}>
    <p>Our own</p>
  </IntegrationPage>
);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openTestPage({ site: { frames: FRAMES } });
});
afterEach(() => vi.useRealTimers());

it('R1-38: frames the provider’s page with the parameters of the address, and only what a frame needs', async () => {
  await renderPart(widget('7'));
  expect(frame().src).toBe('https://props.example/widget?game=7');
  expect(frame().getAttribute('sandbox')).not.toMatch(/top-navigation|downloads|modals/);
  expect(screen.queryByText('Our own')).toBeNull();
});

it('says that the page is loading, that it takes long, and tries again with a new frame', async () => {
  await renderPart(widget('7'));
  expect(screen.getByRole('status').textContent).toContain('Loading');
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.getByRole('status').textContent).toContain('This is taking longer than usual.');
  const late = frame();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(frame()).not.toBe(late);
  expect(screen.getByRole('status').textContent).toContain('Loading');
  fireEvent.load(frame());
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.queryByRole('status')).toBeNull();
});

it('a book without a provider says so and shows its own', async () => {
  openTestPage();
  await renderPart(widget('7'));
  expect(screen.getByText('This feature is not available here.')).toBeDefined();
  expect(screen.getByText('Our own')).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
});

it('ROLE1-18: a customer whom a restriction takes it from gets no frame, and no link in the menu', async () => {
  openTestPage({ site: { frames: FRAMES }, customer: NO_PROPS });
  await renderPart(
    <>
      {widget('7')}
      <IntegrationLinks />
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Your account is not authorized for this feature');
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Props' })).toBeNull();
});

it('the menu leads to what is set up, and to nothing that needs a parameter', async () => {
  await renderPart(<IntegrationLinks />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Props']);
  act(() => openTestPage());
  expect(screen.queryAllByRole('link')).toEqual([]);
});
