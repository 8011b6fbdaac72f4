import './dialog-styles.css';
import { CloseButton, Modal } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { InDialog } from './in-dialog.ts';
import { MantineParts } from './MantineParts.tsx';
import classes from './ModalFrame.module.css';
import { useDialogStack } from './use-dialog-stack.ts';

interface ModalFrameProps {
  title: string;
  children: ReactNode;
  /** null: it stays until its task is done. */
  onClose: (() => void) | null;
  /** Room for two fields in a row, where the screen has it. */
  isWide?: boolean;
  /** Room for a page about the account, where the screen has it. */
  isPage?: boolean;
}

/** As wide as pages are, plus the dialog's own edges. */
const PAGE_SIZE = '1072px';

/**
 * Its own portal target, not the shared one: a dialog below is out of reach, and notices and lists of choices are not.
 */
const OWN_PORTAL = { reuseTargetNode: false };

/**
 * A dialog that is named by its title. It locks no scrolling: that would write style elements, which the policy
 * refuses.
 */
export function ModalFrame({ title, children, onClose, isWide = false, isPage = false }: ModalFrameProps) {
  const { t } = useTranslation();
  const content = useRef<HTMLDivElement>(null);
  const isOnTop = useDialogStack(content);
  const mayClose = onClose !== null && isOnTop;
  return (
    <MantineParts>
      <Modal.Root
        opened
        centered
        size={isPage ? PAGE_SIZE : isWide ? 'lg' : 'md'}
        lockScroll={false}
        portalProps={OWN_PORTAL}
        closeOnEscape={mayClose}
        closeOnClickOutside={mayClose}
        onClose={() => onClose?.()}
      >
        <Modal.Overlay />
        {/* Selected this way: its own class would also reach the frame that fills the screen. */}
        <Modal.Content ref={content} classNames={{ content: classes['content'] ?? '' }}>
          {/* Mantine's own head is a header element, which would be a second banner for a screen reader. */}
          <div className={classes['head']}>
            <Modal.Title>{title}</Modal.Title>
            {onClose !== null && <CloseButton aria-label={t('shell:close')} onClick={onClose} />}
          </div>
          <Modal.Body>
            <InDialog value>{children}</InDialog>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineParts>
  );
}
