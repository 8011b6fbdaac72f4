import classes from './TeaserCode.module.css';

/** The book's name for a teaser, next to what it does. */
export function TeaserCode({ name }: { name: string }) {
  return <span className={classes['code']}>{name}</span>;
}
