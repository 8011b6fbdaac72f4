import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePaneDrag } from './use-pane-drag.ts';

const WIDTH_PX = 300;
const onMove = vi.fn<(from: number, to: number) => void>();

/** Three panes side by side; jsdom lays nothing out. */
function Row() {
  const row = useRef<HTMLDivElement>(null);
  const { drag, grab } = usePaneDrag(row, onMove);
  return (
    <>
      <div ref={row}>
        {[0, 1, 2].map((at) => (
          <section
            data-pane={at}
            key={at}
            ref={(pane) => {
              if (pane !== null)
                pane.getBoundingClientRect = () => ({ right: (at + 1) * WIDTH_PX }) as unknown as DOMRect;
            }}
          >
            <h2 onPointerDown={grab(at)}>Pane {at}</h2>
          </section>
        ))}
      </div>
      <p role="status">{drag === null ? 'at rest' : `${drag.from} to ${drag.to}`}</p>
    </>
  );
}

/** jsdom's pointer events say nothing of where. */
const point = (kind: string, target: Element | Document, clientX: number): void => {
  fireEvent(target, new MouseEvent(kind, { bubbles: true, button: 0, clientX }));
};
const grab = (at: number): void => point('pointerdown', screen.getByText(`Pane ${at}`), at * WIDTH_PX + 50);
const moveTo = (clientX: number): void => point('pointermove', document, clientX);
const said = (): string | null => screen.getByRole('status').textContent;

afterEach(() => {
  onMove.mockClear();
  cleanup();
});

describe('a pane that is dragged by its head', () => {
  it('lands where it is let go of, once, and follows the pointer no more', () => {
    render(<Row />);
    grab(0);
    moveTo(52);
    expect(said()).toBe('at rest');
    moveTo(700);
    expect(said()).toBe('0 to 2');
    fireEvent.pointerUp(document);
    fireEvent.pointerUp(document);
    expect(onMove.mock.calls).toEqual([[0, 2]]);
    moveTo(400);
    expect(said()).toBe('at rest');
  });

  it('stays where it was by Escape, by a touch that was taken away, and in its own place', () => {
    render(<Row />);
    for (const end of [
      () => fireEvent.keyDown(document, { key: 'Escape' }),
      () => fireEvent.pointerCancel(document),
    ]) {
      grab(1);
      moveTo(700);
      act(() => void end());
      moveTo(100);
      expect(said()).toBe('at rest');
    }
    grab(1);
    moveTo(500);
    fireEvent.pointerUp(document);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('is let go of with its row', () => {
    const { unmount } = render(<Row />);
    grab(1);
    moveTo(700);
    unmount();
    fireEvent.pointerUp(document);
    expect(onMove).not.toHaveBeenCalled();
  });
});
