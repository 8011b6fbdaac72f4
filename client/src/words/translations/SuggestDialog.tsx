import {
  findTranslationFault,
  listPlaceholders,
} from '@lineboard/domain/words/translations/find-translation-fault';
import { MOST_TEXT_CHARACTERS } from '@lineboard/domain/words/translations/text-bounds';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_ROWS, type Language } from '@lineboard/domain/ground/language/languages';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { suggestText, useSuggestions } from './suggestions-store.ts';
import classes from './Translations.module.css';

export interface AskedText {
  language: Language;
  /** The page has the same text in several places: the customer chooses one. */
  keys: readonly string[];
  /** The shipped texts, by key. */
  texts: ReadonlyMap<string, string>;
}

/** SCR1-63: another wording for a text, sent to the book as a suggestion. */
export function SuggestDialog({ asked, onClose }: { asked: AskedText; onClose: () => void }) {
  const { t } = useTranslation();
  const [key, setKey] = useState(asked.keys[0] ?? '');
  return (
    <ModalFrame title={t('translations:suggest')} onClose={onClose}>
      <div data-learning="" className={classes['dialog']}>
        {asked.keys.length > 1 && (
          <label className={classes['field']}>
            <span>{t('translations:place')}</span>
            <select value={key} onChange={({ currentTarget }) => setKey(currentTarget.value)}>
              {asked.keys.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        )}
        <SuggestForm key={key} asked={asked} textKey={key} onClose={onClose} />
      </div>
    </ModalFrame>
  );
}

interface SuggestFormProps {
  asked: AskedText;
  textKey: string;
  onClose: () => void;
}

function SuggestForm({ asked, textKey, onClose }: SuggestFormProps) {
  const { language, texts } = asked;
  const { t } = useTranslation();
  const { i18n } = useTranslation();
  const builtIn = texts.get(textKey) ?? '';
  const [namespace = '', ...rest] = textKey.split(':');
  const shown = String(i18n.getResource(language, namespace, rest.join(':')) ?? builtIn);
  const waiting = useSuggestions((state) =>
    state.suggestions?.find((one) => one.language === language && one.key === textKey),
  );
  const [text, setText] = useState(waiting?.text ?? shown);
  const [said, setSaid] = useState('');
  const [isSending, setIsSending] = useState(false);
  const notify = useNotices((state) => state.notify);
  const faultId = useId();
  const names = listPlaceholders(builtIn);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const fault = findTranslationFault(builtIn, text);
    if (fault !== null && fault !== 'same') {
      setSaid(t(`translations:fault.${fault}`));
      return;
    }
    setIsSending(true);
    const error = await suggestText({ language, key: textKey, text });
    setIsSending(false);
    if (error === null) {
      notify({
        kind: 'success',
        text: text === shown ? t('translations:takenBack') : t('translations:sent'),
      });
      onClose();
    } else if (error.code === 'textUnfit') setSaid(t(`translations:fault.${error.params.fault}`));
    else setSaid(t(`error:${error.code}`, { ...error.params }));
  };
  return (
    <form noValidate aria-busy={isSending} onSubmit={(event) => void submit(event)}>
      <p className={classes['muted']}>
        {LANGUAGE_ROWS[language].ownName}
        {asked.keys.length === 1 && (
          <>
            {' '}
            · <code>{textKey}</code>
          </>
        )}
      </p>
      <p lang={language} className={classes['now']}>
        {shown}
      </p>
      <label className={classes['field']}>
        <span>{t('translations:wording')}</span>
        <textarea
          lang={language}
          rows={3}
          maxLength={MOST_TEXT_CHARACTERS}
          value={text}
          aria-invalid={said !== ''}
          aria-describedby={faultId}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setSaid('');
          }}
        />
      </label>
      {names.length > 0 && (
        <p className={classes['muted']}>
          {t('translations:keep', { names: names.map((name) => `{{${name}}}`).join(' ') })}
        </p>
      )}
      <p id={faultId} role="alert" className={classes['fault']}>
        {said}
      </p>
      <Button type="submit" size="md" disabled={isSending}>
        {t('translations:save')}
      </Button>
    </form>
  );
}
