import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenPainted } from './when-painted.ts';

const FRAME_MS = 16;

describe('a part of the page', () => {
  let isDrawn: boolean;
  let isHidden: boolean;
  const tell = vi.fn<(paintedMs: number) => void>();
  const hide = (hidden: boolean): void => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    [isDrawn, isHidden] = [false, false];
    tell.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is painted at the end of the frame before which it was in the document, and not before', () => {
    whenPainted(() => isDrawn, tell);
    vi.advanceTimersByTime(10 * FRAME_MS);
    expect(tell).not.toHaveBeenCalled();
    isDrawn = true;
    const inFrame = vi.fn<() => void>(() => expect(tell).not.toHaveBeenCalled());
    requestAnimationFrame(inFrame);
    vi.advanceTimersByTime(2 * FRAME_MS);
    expect(inFrame).toHaveBeenCalledOnce();
    expect(tell).toHaveBeenCalledOnce();
    expect(tell.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(11 * FRAME_MS);
    vi.advanceTimersByTime(60_000);
    expect(tell).toHaveBeenCalledOnce();
  });

  it('is told of by no page that is hidden, or was since', () => {
    isDrawn = true;
    isHidden = true;
    whenPainted(() => isDrawn, tell);
    isHidden = false;
    vi.advanceTimersByTime(10 * FRAME_MS);
    whenPainted(() => isDrawn, tell);
    hide(true);
    hide(false);
    vi.advanceTimersByTime(10 * FRAME_MS);
    expect(tell).not.toHaveBeenCalled();
  });

  it('is given up after five seconds', () => {
    whenPainted(() => isDrawn, tell);
    vi.advanceTimersByTime(5_000 + 2 * FRAME_MS);
    isDrawn = true;
    vi.advanceTimersByTime(10 * FRAME_MS);
    expect(tell).not.toHaveBeenCalled();
  });
});
