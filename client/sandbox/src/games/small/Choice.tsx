import classes from './Choice.module.css';

interface ChoiceProps<Value extends string | number> {
  label: string;
  name: string;
  values: readonly Value[];
  chosen: Value;
  onChoose(value: Value): void;
  say(value: Value): string;
}

/** A choice from a few options. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, name, values, chosen, onChoose, say } = props;
  return (
    <fieldset className={classes['choice']}>
      <legend>{label}</legend>
      {values.map((value) => (
        <label key={value} data-chosen={value === chosen || undefined}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {say(value)}
        </label>
      ))}
    </fieldset>
  );
}
