import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Spec 2 §9. */
export const HOLD_FROM = 5;
const TICK_MS = 1000;
/** A second press this soon is the echo of the first one, or a shaking hand. */
const ARMED_AFTER_MS = 400;
/** A customer who doesn't press again has changed their mind. */
const ARMED_FOR_MS = 6000;

/**
 * `holding` counts down while the button is held; `arming` and `armed` follow a short press, which asks for another.
 */
export type Hold =
  | { kind: 'idle' }
  | { kind: 'holding'; left: number }
  | { kind: 'arming' }
  | { kind: 'armed' };

const IDLE: Hold = { kind: 'idle' };

const isPressKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

export interface HoldHandlers {
  onPointerDown: (event: { button: number }) => void;
  onPointerUp: () => void;
  onPointerLeave: () => void;
  onPointerCancel: () => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyUp: (event: KeyboardEvent) => void;
  onClick: (event: MouseEvent) => void;
  onContextMenu: (event: MouseEvent) => void;
}

interface HoldSteps {
  hold: Hold;
  begin: () => void;
  release: () => void;
  press: () => void;
  /** Ends a hold and a first press. */
  stop: () => void;
  /** The click that follows a hold was received: the next one is a press again. */
  forgetHold: () => void;
}

/** The steps of a hold and of two presses, for any input device. */
const useHoldSteps = (subject: unknown, submit: () => void): HoldSteps => {
  const [hold, setHold] = useState<Hold>(IDLE);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The hold that just ended had counted: the click that follows it is not a press. */
  const hasCounted = useRef(false);
  const submitNow = useRef(submit);
  useEffect(() => {
    submitNow.current = submit;
  }, [submit]);

  const stop = useCallback((): void => {
    clearTimeout(timer.current);
    setHold(IDLE);
  }, []);

  useEffect(() => {
    stop();
    return () => clearTimeout(timer.current);
  }, [subject, stop]);

  const count = (left: number): void => {
    setHold({ kind: 'holding', left });
    timer.current = setTimeout(() => {
      hasCounted.current = true;
      if (left > 1) count(left - 1);
      else {
        setHold(IDLE);
        submitNow.current();
      }
    }, TICK_MS);
  };

  return {
    hold,
    stop,
    begin: () => {
      hasCounted.current = false;
      if (hold.kind === 'armed' || hold.kind === 'arming') return;
      clearTimeout(timer.current);
      count(HOLD_FROM);
    },
    release: () => {
      if (hold.kind === 'holding') stop();
    },
    press: () => {
      if (hasCounted.current || hold.kind === 'arming') return;
      clearTimeout(timer.current);
      if (hold.kind === 'armed') {
        setHold(IDLE);
        submitNow.current();
        return;
      }
      setHold({ kind: 'arming' });
      timer.current = setTimeout(() => {
        setHold({ kind: 'armed' });
        timer.current = setTimeout(stop, ARMED_FOR_MS);
      }, ARMED_AFTER_MS);
    },
    forgetHold: () => {
      hasCounted.current = false;
    },
  };
};

/**
 * Hold-to-submit (spec 2 §4): held by pointer, Enter or space it counts down from 5 once a second and submits at 0;
 * letting go starts over. Customers who can't hold (switch or voice control) press twice.
 *
 * @param subject what the customer agreed to: a change clears a hold and a first press
 */
export const useHold = (
  subject: unknown,
  submit: () => void,
): { hold: Hold; stop: () => void; handlers: HoldHandlers } => {
  const { hold, begin, release, press, stop, forgetHold } = useHoldSteps(subject, submit);
  const heldKey = useRef<string | null>(null);
  useEffect(() => {
    heldKey.current = null;
  }, [subject]);

  return {
    hold,
    stop,
    handlers: {
      onPointerDown: ({ button }) => {
        if (button === 0) begin();
      },
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onBlur: stop,
      onKeyDown: (event) => {
        if (!isPressKey(event)) return;
        // Otherwise the browser would click at once, and again with every repetition of the key.
        event.preventDefault();
        if (event.repeat || heldKey.current !== null) return;
        heldKey.current = event.key;
        begin();
      },
      onKeyUp: (event) => {
        if (heldKey.current !== event.key) return;
        event.preventDefault();
        heldKey.current = null;
        release();
        press();
      },
      onClick: () => {
        press();
        forgetHold();
      },
      // A long press would open the browser's menu.
      onContextMenu: (event) => event.preventDefault(),
    },
  };
};
