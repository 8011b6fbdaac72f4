import commandTexts from '@lineboard/domain/catalogues/en/later/command.json';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useFocusReturn } from '../../ground/ui/use-focus-return.ts';
import classes from './CommandLine.module.css';
import { MOST_COMMAND_CHARACTERS } from './read-command.ts';
import { TypedBetView } from './TypedBetView.tsx';
import { closeCommand, useCommandKeys } from './use-command-keys.ts';
import { useTypedBet } from './use-typed-bet.ts';

/**
 * A line for bets by rotation number, over any page. Enter puts the bet onto the slip and moves on to its button, which
 * asks for its own two presses; Escape gives the focus back.
 */
export function CommandLine() {
  useTexts({ command: commandTexts });
  const { t } = useTranslation();
  const text = useShell(({ typedCommand }) => typedCommand ?? '');
  const isPhone = useIsPhone();
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const bet = useTypedBet(text);
  const { fault, onType, onKeyDown } = useCommandKeys(text, bet);
  const helpId = useId();
  useFocusReturn(true, panel);
  useEffect(() => input.current?.focus(), []);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t('command:title')}
      className={classes['panel']}
      onBlur={({ relatedTarget }) => {
        // Another window doesn't end it, another part of the page does.
        if (relatedTarget !== null && !panel.current?.contains(relatedTarget)) closeCommand();
      }}
    >
      <input
        ref={input}
        className={`${classes['input']} lb-figures`}
        aria-label={t('command:title')}
        aria-describedby={helpId}
        aria-invalid={!bet.reading.ok}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MOST_COMMAND_CHARACTERS}
        placeholder="107 s 110"
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div role="status" className={classes['said']}>
        <TypedBetView bet={bet} fault={fault} />
      </div>
      <p id={helpId} className={classes['help']}>
        {t('command:help')}
        {/* A phone's sheet has its own presses. */}
        {!isPhone && ` ${t('command:again')}`}
      </p>
    </div>
  );
}
