import classes from './TeaserCode.module.css';

/** What the book calls a teaser, beside what it does. */
export function TeaserCode({ name }: { name: string }) {
  return <span className={classes['code']}>{name}</span>;
}
