import { useClickOutside } from '@mantine/hooks';
import { createContext, type KeyboardEvent, type ReactNode, use, useRef, useState } from 'react';
import classes from './CalendarPopover.module.css';

interface CalendarPopoverProps {
  /** What the button says; what opens is named the same. */
  label: string;
  /** What opens below the button, drawn only then. */
  children: ReactNode;
}

const CloseContext = createContext<() => void>(() => undefined);

/** @returns what closes the calendar that a part stands in, and gives the focus back to its button */
export const useCloseCalendar = (): (() => void) => use(CloseContext);

/** A button that opens a calendar below it; Escape and a press elsewhere close it. */
export function CalendarPopover({ label, children }: CalendarPopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const area = useClickOutside<HTMLDivElement>(() => setIsOpen(false));
  const close = (): void => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div
      ref={area}
      className={classes['area']}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <button
        type="button"
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div role="dialog" aria-label={label} className={classes['calendar']}>
          <CloseContext value={close}>{children}</CloseContext>
        </div>
      )}
    </div>
  );
}
