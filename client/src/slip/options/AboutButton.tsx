import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import type { AboutProps } from './About.tsx';
import classes from './AboutButton.module.css';

/**
 * Shows an explanation over what stands below, so that nothing moves. The text is there all the time for anyone who has
 * it read out.
 */
export function AboutButton({ title, text, id }: Omit<AboutProps, 'name' | 'isUsed'>) {
  const { t } = useTranslation('slip');
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
        aria-label={t('aboutIt', { name: title })}
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
