import classes from './Page.module.css';

/** What an empty page will contain, and where it comes from. */
export function PageEmpty({ title, how }: { title: string; how: string }) {
  return (
    <div className={classes['said']}>
      <p>{title}</p>
      <p>{how}</p>
    </div>
  );
}
