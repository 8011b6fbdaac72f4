import classes from './Ring.module.css';

/** Turns while something is under way; words next to it say what. */
export function Ring() {
  return <span className={classes['ring']} aria-hidden="true" />;
}
