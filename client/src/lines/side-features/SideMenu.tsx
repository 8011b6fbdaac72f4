import { useTranslation } from 'react-i18next';
import { Optional } from '../../ground/ui/Optional.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useFoldedPanel } from '../../ground/ui/use-folded-panel.ts';
import { SIDE_MENU_ID, type SideFeatureName } from './side-feature-names.ts';
import classes from './SideMenu.module.css';

const SideMenuPanel = lazyPart(() => import('./SideMenuPanel.tsx'), 'SideMenuPanel');

interface SideMenuProps {
  open: readonly SideFeatureName[];
  /** The number of columns that fit. */
  columns: number;
}

/** Chooses the features next to the board. */
export function SideMenu({ open, columns }: SideMenuProps) {
  const { t } = useTranslation();
  const { isOpen, toggle, area, closeOnEscape, panel, panelId } = useFoldedPanel();
  return (
    <div ref={area} className={classes['menu']} onKeyDown={closeOnEscape}>
      <button
        id={SIDE_MENU_ID}
        type="button"
        className={classes['opener']}
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-chosen={open.length > 0}
        onClick={toggle}
      >
        <span className={classes['mark']} />
        {t('board:beside')}
      </button>
      <div ref={panel} id={panelId} className={classes['panel']} hidden={!isOpen}>
        {isOpen && (
          <Optional>
            <SideMenuPanel open={open} columns={columns} />
          </Optional>
        )}
      </div>
    </div>
  );
}
