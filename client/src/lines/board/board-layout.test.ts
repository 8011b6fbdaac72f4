import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../testing/open-screen.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useBoardLayout } from './board-layout.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../page/app/tokens.css'), 'utf8');

afterEach(() => {
  vi.restoreAllMocks();
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
});

describe('a line of the board', () => {
  it('is as high as the style sheets make its buttons, on a phone of either density', () => {
    openScreen(360);
    for (const density of ['comfortable', 'compact'] as const) {
      useDeviceSettings.setState({ density });
      const { lineHeight } = renderHook(useBoardLayout).result.current;
      expect(tokens).toContain(`--lb-touch: ${lineHeight}px;`);
    }
  });

  it('is lower on a desktop, and lower still when compact', () => {
    openScreen(1440);
    expect(renderHook(useBoardLayout).result.current.lineHeight).toBe(36);
    useDeviceSettings.setState({ density: 'compact' });
    expect(renderHook(useBoardLayout).result.current.lineHeight).toBe(28);
  });
});
