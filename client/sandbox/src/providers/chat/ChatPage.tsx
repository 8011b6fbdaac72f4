import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseAnswer } from './choose-answer.ts';
import classes from './ChatPage.module.css';

interface Line {
  from: 'desk' | 'you';
  text: string;
}

const MOST_CHARACTERS = 300;
/** Lines of a chat; older ones scroll away for good. */
const MOST_LINES = 100;

/** A desk that answers automatically: nobody reads what is written here, and nothing is stored. */
export function ChatPage() {
  const { t } = useTranslation();
  const [lines, setLines] = useState<readonly Line[]>([{ from: 'desk', text: t('desk:hello') }]);
  const [text, setText] = useState('');
  const last = useRef<HTMLLIElement>(null);
  useEffect(() => last.current?.scrollIntoView({ block: 'nearest' }), [lines]);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    const answer = t(`desk:answer-${chooseAnswer(t, said)}`);
    setLines(
      [...lines, { from: 'you' as const, text: said }, { from: 'desk' as const, text: answer }].slice(
        -MOST_LINES,
      ),
    );
    setText('');
  };
  return (
    <section className={classes['page']} aria-label={t('desk:title')}>
      <ol className={classes['lines']} aria-live="polite">
        {lines.map(({ from, text: words }, at) => (
          <li key={at} ref={at === lines.length - 1 ? last : null} data-from={from}>
            <span>{t(`desk:from-${from}`)}</span>
            {words}
          </li>
        ))}
      </ol>
      <form className={classes['form']} onSubmit={send}>
        <input
          aria-label={t('desk:message')}
          placeholder={t('desk:message')}
          value={text}
          maxLength={MOST_CHARACTERS}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" data-primary>
          {t('desk:send')}
        </button>
      </form>
    </section>
  );
}
