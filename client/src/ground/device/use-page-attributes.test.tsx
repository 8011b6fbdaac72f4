import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openScreen } from '../../../testing/open-screen.ts';
import { useIsPhone } from '../ui/layout-width.ts';
import { useDeviceSettings } from './device-settings.ts';
import { usePageAttributes } from './use-page-attributes.ts';

function Page() {
  usePageAttributes();
  return <p>{useIsPhone() ? 'phone' : 'desktop'}</p>;
}

const scheme = (): string | undefined => document.documentElement.dataset['mantineColorScheme'];

beforeEach(() => {
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
  document.head.innerHTML = '<meta name="viewport" content="" />';
  openScreen(1440, true);
});

describe('the page', () => {
  it('SH1-11: is dark or light as chosen, else as the device is', () => {
    render(<Page />);
    expect(scheme()).toBe('light');
    act(() => useDeviceSettings.getState().changeSettings({ theme: 'dark' }));
    expect(scheme()).toBe('dark');
  });

  it('SH1-07: switches its viewport between normal and desktop mode', () => {
    render(<Page />);
    const viewport = document.querySelector('meta[name=viewport]')!;
    expect(viewport.getAttribute('content')).toContain('width=device-width');
    act(() => useDeviceSettings.getState().changeSettings({ viewMode: 'desktop' }));
    expect(viewport.getAttribute('content')).toContain('width=1280');
  });

  it.each([
    [991, 'phone'],
    [991.98, 'phone'],
    [992, 'desktop'],
  ])('SH1-06, CON1-01: %f pixels wide it has the %s layout', (widthPx, layout) => {
    openScreen(widthPx);
    expect(render(<Page />).container.textContent).toBe(layout);
  });
});
