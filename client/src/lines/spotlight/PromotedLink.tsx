import classes from './SpotlightStrip.module.css';

interface PromotedLinkProps {
  /** The league, or the kind of contest. */
  of: string;
  name: string;
  /** Its place for the arrow keys; left out where there are no prices to go to. */
  column?: number;
  onGo: () => void;
}

/** The name of a game or a contest: a press shows its lines. */
export function PromotedLink({ of, name, column, onGo }: PromotedLinkProps) {
  return (
    <button
      type="button"
      className={classes['go']}
      data-column={column}
      data-line={column === undefined ? undefined : 0}
      onClick={onGo}
    >
      <small>{of}</small>
      <span>{name}</span>
    </button>
  );
}
