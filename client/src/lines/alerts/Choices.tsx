import classes from './LineAlerts.module.css';

interface ChoicesProps<T> {
  label: string;
  choices: readonly T[];
  chosen: T;
  nameOf: (choice: T) => string;
  onChoose: (choice: T) => void;
}

/** A few choices side by side, one of them pressed. */
export function Choices<T extends string>({ label, choices, chosen, nameOf, onChoose }: ChoicesProps<T>) {
  return (
    <div className={classes['choices']} role="group" aria-label={label}>
      {choices.map((one) => (
        <button key={one} type="button" aria-pressed={one === chosen} onClick={() => onChoose(one)}>
          {nameOf(one)}
        </button>
      ))}
    </div>
  );
}
