import classes from './Actions.module.css';

interface Action {
  label: string;
  onPress(): void;
  isPrimary?: boolean;
  isDisabled?: boolean;
  /** The key that does the same. */
  shortcut?: string;
}

/** The current actions, in one row that keeps its place. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <div className={classes['actions']}>
      {actions.map(({ label, onPress, isPrimary = false, isDisabled = false, shortcut }) => (
        <button
          key={label}
          type="button"
          data-primary={isPrimary || undefined}
          disabled={isDisabled}
          aria-keyshortcuts={shortcut}
          onClick={onPress}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
