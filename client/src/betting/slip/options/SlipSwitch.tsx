import { useId } from 'react';
import { About, ReadAbout } from './About.tsx';
import type { AboutProps } from './AboutButton.tsx';
import classes from './SlipSwitch.module.css';

interface SlipSwitchProps {
  label: string;
  /** Its explanation in one sentence: what it does and what it can cost. */
  about: Pick<AboutProps, 'name' | 'text'>;
  /** Why it is unavailable now; null while it isn't. Left out where nothing may block it. */
  reason?: string | null | undefined;
  isOn: boolean;
  isDisabled: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** A switch and its explanation. */
export function SlipSwitch({ label, about, reason, isOn, isDisabled, onSwitch }: SlipSwitchProps) {
  const id = useId();
  const explained = { ...about, title: label, id, isUsed: isOn };
  return (
    <div className={classes['switch']}>
      <div className={classes['head']}>
        <ReadAbout {...explained} />
        <label>
          <span>{label}</span>
          <input
            type="checkbox"
            role="switch"
            checked={isOn}
            aria-checked={isOn}
            disabled={isDisabled}
            aria-describedby={id}
            onChange={({ currentTarget: { checked } }) => onSwitch(checked)}
          />
        </label>
      </div>
      {reason !== undefined && <p className={classes['reason']}>{reason}</p>}
      <About {...explained} />
    </div>
  );
}
