import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import type { PaneActions } from './pane-actions.ts';
import classes from './Panes.module.css';

/** The buttons that move a pane and close it. */
export function PaneTools({ title, actions }: { title: string; actions: PaneActions }) {
  const { t } = useTranslation();
  return (
    <span className={classes['tools']}>
      <Tool icon="left" label={t('panes:moveLeft', { title })} onPress={actions.moveLeft} />
      <Tool icon="right" label={t('panes:moveRight', { title })} onPress={actions.moveRight} />
      <Tool icon="close" label={t('panes:close', { title })} onPress={actions.close} />
    </span>
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
