import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ground/ui/Icon.tsx';
import classes from './KeptLines.module.css';

/** Two lines, as in the style sheet. */
const KEPT_PX = 32;

/**
 * A place of two lines that exists before its text does, so that a text which comes and goes moves nothing. A longer
 * text is cut until it is opened.
 */
export function KeptLines({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const lines = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    setIsCut((lines.current?.scrollHeight ?? 0) > KEPT_PX);
  }, [children, isOpen]);
  return (
    <>
      <div ref={lines} className={classes['lines']} data-open={isOpen && isCut}>
        {children}
      </div>
      {isCut && (
        <button
          type="button"
          className={classes['more']}
          aria-label={t('shell:showMore')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="down" size={16} />
        </button>
      )}
    </>
  );
}
