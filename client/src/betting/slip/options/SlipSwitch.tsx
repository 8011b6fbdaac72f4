import { useId } from 'react';
import { About, ReadAbout } from './About.tsx';
import type { AboutProps } from './AboutButton.tsx';
import classes from './SlipSwitch.module.css';

interface SlipSwitchProps {
  label: string;
  /** What explains it in one sentence: what it does and what it can cost. */
  about: Pick<AboutProps, 'name' | 'text'>;
  /** Why it can't be had now; null while it can. Left out where nothing may be in the way. */
  reason?: string | null | undefined;
  isOn: boolean;
  isDisabled: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** On or off, and what it means. */
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
