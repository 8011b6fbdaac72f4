import { type ReactNode, useRef } from 'react';
import type { SlipAction } from './select-action.ts';
import classes from './SlipActionButton.module.css';

interface StepButtonProps {
  kind: SlipAction['kind'];
  label: ReactNode;
  /** Begins with the label's words, and says more. */
  name: string | undefined;
  isSteady: boolean;
  /** What a press does: one that began on another meaning does nothing. */
  meaning: string;
  onPress: () => void;
}

/** A step towards the bet, or the reason why there is none. */
export function StepButton({ kind, label, name, isSteady, meaning, onPress }: StepButtonProps) {
  const begunOn = useRef<string | null>(null);
  const isReady = kind === 'continue' || kind === 'acceptChanges';
  return (
    <button
      type="button"
      className={`${classes['action']} lb-figures`}
      data-kind={kind}
      aria-label={name}
      disabled={!isReady}
      aria-disabled={isReady && !isSteady ? true : undefined}
      aria-busy={kind === 'sending' || kind === 'unknown'}
      onKeyDown={(event) => {
        // A key that was held to place the bet would otherwise go on to press this.
        if (event.repeat) event.preventDefault();
        else begunOn.current = meaning;
      }}
      onPointerDown={() => {
        begunOn.current = meaning;
      }}
      onClick={() => {
        // A screen reader presses without a beginning.
        const isSame = begunOn.current === null || begunOn.current === meaning;
        begunOn.current = null;
        if (isSteady && isSame) onPress();
      }}
    >
      {label}
    </button>
  );
}
