import { useId } from 'react';
import classes from './SlipSwitch.module.css';

interface SlipSwitchProps {
  label: string;
  /** One sentence: what it does and what it can cost, or why it can't be had now. */
  about: string;
  isOn: boolean;
  isDisabled: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** On or off, with what it means beneath. */
export function SlipSwitch({ label, about, isOn, isDisabled, onSwitch }: SlipSwitchProps) {
  const id = useId();
  return (
    <div className={classes['switch']}>
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
      <p id={id}>{about}</p>
    </div>
  );
}
