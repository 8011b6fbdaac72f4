import { useTranslation } from 'react-i18next';
import type { AnswerStore } from '../calls/create-answer-store.ts';
import { useFormats } from '../formats/use-formats.ts';
import { useLineState } from '../live/line-state.ts';
import classes from '../ui/Page.module.css';

interface AnswerSaidProps {
  source: AnswerStore<unknown>;
  /** The customer may see the answer: until it is loaded, its place is reserved. */
  isWanted: boolean;
  /** Read out by screen readers while the content is loading. */
  loading: string;
}

/** The notices about an answer that a page consists of: it failed, is old or is loading. */
export function AnswerSaid({ source, isWanted, loading }: AnswerSaidProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const isConnected = useLineState(({ connection }) => connection === 'live' || connection === 'connecting');
  const { answer, answeredAtMs, error, load } = source;
  if (error !== null)
    return (
      <div className={classes['said']} role="alert">
        <p>{t(`error:${error.code}`)}</p>
        {answeredAtMs !== null && <p>{t('shell:asOf', { time: time(answeredAtMs) })}</p>}
        <button type="button" onClick={() => void load()}>
          {t('shell:retry')}
        </button>
      </div>
    );
  if (!isConnected && answeredAtMs !== null)
    return (
      <p className={classes['old']} role="status">
        {t('shell:asOf', { time: time(answeredAtMs) })}
      </p>
    );
  return isWanted && answer === null ? (
    <div className={classes['skeleton']} role="status" aria-label={loading} />
  ) : null;
}
