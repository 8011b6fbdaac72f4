import { useClickOutside } from '@mantine/hooks';
import { createContext, type KeyboardEvent, type ReactNode, use, useRef, useState } from 'react';
import classes from './CalendarPopover.module.css';

interface CalendarPopoverProps {
  /** The button's label; the popup has the same name. */
  label: string;
  /** The popup's content, drawn only when it is open. */
  children: ReactNode;
}

const CloseContext = createContext<() => void>(() => undefined);

/** @returns a function that closes the calendar around a part, and gives the focus back to its button */
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
