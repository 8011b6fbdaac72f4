import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ground/ui/Icon.tsx';
import classes from './AboutButton.module.css';

export interface AboutProps {
  /** The name under which the device remembers that it was read. */
  name: string;
  /** The explained option, in the customer's words. */
  title: string;
  text: string;
  /** For the `aria-describedby` of the explained option. */
  id: string;
  /** The option is on the ticket: once that is placed, the text counts as read. */
  isUsed: boolean;
}

/** Shows an explanation over what is below, so that nothing moves. The text always exists for screen readers. */
export function AboutButton({ title, text, id }: Omit<AboutProps, 'name' | 'isUsed'>) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    // A phone's slip would close, too.
    event.stopPropagation();
    setIsOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={classes['button']}
        aria-label={t('slip:aboutIt', { name: title })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={({ currentTarget }) => {
          // Not every browser gives a pressed button the focus, whose loss closes it again.
          currentTarget.focus();
          setIsOpen(!isOpen);
        }}
        onKeyDown={closeOnEscape}
        onBlur={() => setIsOpen(false)}
      >
        <Icon name="info" size={16} />
      </button>
      <p
        ref={(shown) => {
          if (isOpen) shown?.scrollIntoView({ block: 'nearest' });
        }}
        id={id}
        className={isOpen ? classes['text'] : 'lb-visually-hidden'}
      >
        {text}
      </p>
    </>
  );
}
