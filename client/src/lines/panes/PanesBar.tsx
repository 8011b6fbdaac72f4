import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useFoldedPanel } from '../../ground/ui/use-folded-panel.ts';
import { addPane, MOST_PANES, type PaneLayout } from './pane-layout.ts';
import { PanePicker } from './PanePicker.tsx';
import classes from './Panes.module.css';
import { SavedPanes } from './SavedPanes.tsx';

interface PanesBarProps {
  panes: PaneLayout;
  change: (panes: PaneLayout, isStep: boolean) => void;
}

/** Above the panes: those that were saved, and one more. */
export function PanesBar({ panes, change }: PanesBarProps) {
  const { t } = useTranslation();
  const isFull = panes.length >= MOST_PANES;
  return (
    <div className={classes['bar']}>
      <Fold name={t('panes:saved')} icon={<Icon name="starred" size={14} />} whyNot={null}>
        {() => <SavedPanes panes={panes} change={change} />}
      </Fold>
      <Fold name={t('panes:add')} whyNot={isFull ? t('panes:full', { count: MOST_PANES }) : null}>
        {(close) => (
          <PanePicker
            shown={null}
            onChoose={(subject) => {
              close();
              change(addPane(panes, subject), true);
            }}
          />
        )}
      </Fold>
    </div>
  );
}

interface FoldProps {
  name: string;
  icon?: ReactNode;
  /** Why it can't be opened now. */
  whyNot: string | null;
  children: (close: () => void) => ReactNode;
}

function Fold({ name, icon, whyNot, children }: FoldProps) {
  const { isOpen, toggle, close, area, closeOnEscape, panel, panelId } = useFoldedPanel();
  return (
    <div ref={area} className={classes['fold']} onKeyDown={closeOnEscape}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-disabled={whyNot !== null}
        title={whyNot ?? undefined}
        className={classes['opener']}
        onClick={() => whyNot === null && toggle()}
      >
        {icon}
        {name}
        <Icon name="down" size={12} />
      </button>
      <div ref={panel} id={panelId} className={classes['panel']} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
