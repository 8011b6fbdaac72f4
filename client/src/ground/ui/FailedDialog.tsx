import { useFocusTrap } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FailedDialog.module.css';
import { Icon } from './Icon.tsx';
import { useLayer } from './use-layer.ts';

interface FailedDialogProps {
  /** The message about it. */
  children: ReactNode;
  onClose: (() => void) | null;
}

/**
 * Replaces a dialog that can't be loaded. It needs nothing that is loaded later: the frame of dialogs comes with the
 * first of them (docs/adr/0030-mantine-and-own-parts.md).
 */
export function FailedDialog({ children, onClose }: FailedDialogProps) {
  const { t } = useTranslation();
  const layer = useRef<HTMLDivElement>(null);
  const dialogRef = useFocusTrap(true);
  useLayer(true, layer);
  return (
    <div
      ref={layer}
      className={classes['layer']}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose?.();
      }}
    >
      <button
        type="button"
        className={classes['scrim']}
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => onClose?.()}
      />
      <div
        ref={dialogRef}
        tabIndex={-1}
        className={classes['dialog']}
        role="dialog"
        aria-modal="true"
        aria-label={t('shell:failedTitle')}
      >
        {children}
        {onClose !== null && (
          <button type="button" className={classes['close']} aria-label={t('shell:close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
    </div>
  );
}
