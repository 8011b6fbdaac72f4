import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { HoldToSubmit } from './HoldToSubmit.tsx';
import { useHold } from './use-hold.ts';

const submit = vi.fn<() => void>();
const button = (): HTMLElement => screen.getByRole('button');
const hint = (): string | null => screen.getByRole('status').textContent;
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(async () => {
  submit.mockReset();
  const armed = { name: 'Boston Celtics', offer: '+14 −105, risk 110.00' };
  const label = 'Risk 110.00 to win 100.00';
  await renderPart(<HoldToSubmit label={label} armed={armed} subject="bet" onSubmit={submit} />);
  vi.useFakeTimers();
});

describe('hold to submit', () => {
  it('SCR2-25: the button is the bet, and says how it is placed', () => {
    expect(button().textContent).toBe('Risk 110.00 to win 100.00');
    expect(hint()).toBe('Hold for 5 seconds, or press twice');
  });

  it('ST2-27: holding counts down from 5, once a second', () => {
    fireEvent.pointerDown(button(), { button: 0 });
    expect(hint()).toContain('5 seconds');
    wait(999);
    expect(hint()).toContain('5 seconds');
    wait(1);
    expect(hint()).toContain('4 seconds');
    wait(3_000);
    expect(hint()).toContain('1 second,');
  });

  it('ST2-28: at 0 the ticket is processed, once', () => {
    fireEvent.pointerDown(button(), { button: 0 });
    wait(4_999);
    expect(submit).not.toHaveBeenCalled();
    wait(1);
    expect(submit).toHaveBeenCalledOnce();
    fireEvent.pointerUp(button());
    fireEvent.click(button());
    wait(10_000);
    expect(submit).toHaveBeenCalledOnce();
  });

  it.each(['pointerUp', 'pointerLeave', 'pointerCancel', 'blur'] as const)(
    'ST2-29: %s ends the hold, and the next one begins at 5',
    (event) => {
      fireEvent.pointerDown(button(), { button: 0 });
      wait(4_000);
      fireEvent[event](button());
      wait(10_000);
      expect(submit).not.toHaveBeenCalled();
      fireEvent.pointerDown(button(), { button: 0 });
      expect(hint()).toContain('5 seconds');
    },
  );

  it('ST2-28, ST2-29: a second finger begins the hold anew, and the ticket is processed once', () => {
    fireEvent.pointerDown(button(), { button: 0 });
    wait(2_500);
    fireEvent.pointerDown(button(), { button: 0 });
    expect(hint()).toContain('5 seconds');
    wait(4_999);
    expect(submit).not.toHaveBeenCalled();
    wait(10_000);
    expect(submit).toHaveBeenCalledOnce();
  });

  it('ST2-29: letting go of a hold that had counted is no press', () => {
    fireEvent.pointerDown(button(), { button: 0 });
    wait(2_000);
    fireEvent.pointerUp(button());
    fireEvent.click(button());
    expect(button().textContent).toBe('Risk 110.00 to win 100.00');
  });

  it.each([['Enter'], [' ']])(
    'ST2-27, ST2-28: the key %j is held as well, however often it repeats',
    (key) => {
      fireEvent.keyDown(button(), { key });
      for (let second = 0; second < 5; second += 1) {
        expect(submit).not.toHaveBeenCalled();
        fireEvent.keyDown(button(), { key, repeat: true });
        wait(1_000);
      }
      expect(submit).toHaveBeenCalledOnce();
    },
  );

  it('two presses replace the hold; the first press places nothing', () => {
    fireEvent.click(button());
    expect(button().textContent).toBe('Press again: Boston Celtics +14 −105, risk 110.00');
    expect(hint()).toBe('Nothing is placed yet');
    wait(400);
    fireEvent.click(button());
    expect(submit).toHaveBeenCalledOnce();
  });

  it('a key pressed twice does the same', () => {
    for (const press of [1, 2]) {
      fireEvent.keyDown(button(), { key: 'Enter' });
      fireEvent.keyUp(button(), { key: 'Enter' });
      if (press === 1) wait(400);
    }
    expect(submit).toHaveBeenCalledOnce();
  });

  it('a double click is one press', () => {
    fireEvent.click(button());
    wait(200);
    fireEvent.click(button());
    wait(200);
    expect(submit).not.toHaveBeenCalled();
  });

  it('a first press without a second expires', () => {
    fireEvent.click(button());
    wait(400 + 6_000);
    expect(button().textContent).toBe('Risk 110.00 to win 100.00');
  });

  it('a key that was pressed elsewhere and released here is no press', () => {
    fireEvent.keyUp(button(), { key: 'Enter' });
    expect(hint()).toBe('Hold for 5 seconds, or press twice');
  });
});

describe('a bet that changes while it is held', () => {
  it('is not placed: the bet that was held for is gone', () => {
    const { result, rerender } = renderHook(({ subject }) => useHold(subject, submit), {
      initialProps: { subject: 'Risk 110.00 to win 100.00' },
    });
    act(() => result.current.handlers.onPointerDown({ button: 0 }));
    wait(4_000);
    expect(result.current.hold).toEqual({ kind: 'holding', left: 1 });
    rerender({ subject: 'Risk 110.00 to win 95.65' });
    wait(10_000);
    expect(submit).not.toHaveBeenCalled();
    expect(result.current.hold).toEqual({ kind: 'idle' });
  });
});
