import type { ReactNode } from 'react';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useFoldedPanel } from '../../ground/ui/use-folded-panel.ts';
import classes from './Panes.module.css';

interface PaneFoldProps {
  name: string;
  icon: ReactNode;
  /** A phone has room for the icon alone; `icon`: so has a desk. */
  shows: 'name' | 'icon';
  /** Why it can't be opened now. */
  whyNot: string | null;
  children: (close: () => void) => ReactNode;
}

/** A button of the bar above the panes, and what it unfolds. */
export function PaneFold({ name, icon, shows, whyNot, children }: PaneFoldProps) {
  const { isOpen, toggle, close, area, closeOnEscape, panel, panelId } = useFoldedPanel();
  return (
    <div ref={area} className={classes['fold']} onKeyDown={closeOnEscape}>
      <button
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-disabled={whyNot !== null}
        title={whyNot ?? name}
        className={classes['opener']}
        onClick={() => whyNot === null && toggle()}
      >
        {icon}
        {shows === 'name' && (
          <span className={classes['named']}>
            {name}
            <Icon name="down" size={12} />
          </span>
        )}
      </button>
      <div ref={panel} id={panelId} className={classes['panel']} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
