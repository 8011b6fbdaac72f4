import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useFoldedPanel } from '../../ground/ui/use-folded-panel.ts';
import type { PaneSubject } from './pane-subjects.ts';
import { PanePicker } from './PanePicker.tsx';
import classes from './Panes.module.css';

export interface PaneActions {
  show: (subject: PaneSubject) => void;
  /** null: there is nowhere to go. */
  moveLeft: (() => void) | null;
  moveRight: (() => void) | null;
  /** null: too few panes would be left. */
  close: (() => void) | null;
}

interface PaneHeadProps {
  title: string;
  subject: PaneSubject;
  actions: PaneActions;
  /** Panes stand side by side: the head can be dragged past the others. */
  onGrab?: (event: PointerEvent<HTMLElement>) => void;
}

/** A pane's name, which opens the list of what it can show, and the buttons that move and close it. */
export function PaneHead({ title, subject, actions, onGrab }: PaneHeadProps) {
  const { t } = useTranslation();
  const { isOpen, toggle, close, area, closeOnEscape, panel, panelId } = useFoldedPanel();
  return (
    <div
      ref={area}
      className={classes['head']}
      data-draggable={onGrab !== undefined}
      onKeyDown={closeOnEscape}
      onPointerDown={(event) => {
        const { target } = event;
        const isHead = target instanceof Element && target.closest('button, input, li') === null;
        if (isHead) onGrab?.(event);
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
      <span className={classes['tools']}>
        <Tool icon="left" label={t('panes:moveLeft', { title })} onPress={actions.moveLeft} />
        <Tool icon="right" label={t('panes:moveRight', { title })} onPress={actions.moveRight} />
        <Tool icon="close" label={t('panes:close', { title })} onPress={actions.close} />
      </span>
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

interface ToolProps {
  icon: 'left' | 'right' | 'close';
  label: string;
  onPress: (() => void) | null;
}

/** What can't be done now keeps its place. */
function Tool({ icon, label, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={classes['tool']}
      aria-label={label}
      title={label}
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      <Icon name={icon} size={14} />
    </button>
  );
}
