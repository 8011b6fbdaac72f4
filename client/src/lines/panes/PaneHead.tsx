import type { PointerEvent } from 'react';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useFoldedPanel } from '../../ground/ui/use-folded-panel.ts';
import type { PaneSubject } from './pane-subjects.ts';
import type { PaneActions } from './pane-actions.ts';
import { PanePicker } from './PanePicker.tsx';
import classes from './Panes.module.css';
import { PaneTools } from './PaneTools.tsx';

interface PaneHeadProps {
  title: string;
  subject: PaneSubject;
  actions: PaneActions;
  /** The head can be dragged past the others. */
  onGrab: (event: PointerEvent<HTMLElement>) => void;
}

/** A pane's name, which opens the list of what it can show, and the buttons that move and close it. */
export function PaneHead({ title, subject, actions, onGrab }: PaneHeadProps) {
  const { isOpen, toggle, close, area, closeOnEscape, panel, panelId } = useFoldedPanel();
  return (
    <div
      ref={area}
      className={classes['head']}
      onKeyDown={closeOnEscape}
      onPointerDown={(event) => {
        const { target } = event;
        const isHead = target instanceof Element && target.closest('button, input, li') === null;
        if (isHead) onGrab(event);
      }}
    >
      <h2>
        <button
          type="button"
          className={classes['title']}
          aria-expanded={isOpen}
          aria-controls={panelId}
          title={title}
          onClick={toggle}
        >
          <span>{title}</span>
          <Icon name="down" size={14} />
        </button>
      </h2>
      <PaneTools title={title} actions={actions} />
      <div ref={panel} id={panelId} className={classes['panel']} hidden={!isOpen}>
        {isOpen && (
          <PanePicker
            shown={subject}
            onChoose={(chosen) => {
              close();
              actions.show(chosen);
            }}
          />
        )}
      </div>
    </div>
  );
}
