import { readAmount } from '@lineboard/domain/ground/money/read-amount';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import classes from './BetSearchPage.module.css';
import { type BetQuestion, KINDS, MOST_TEXT, parseFindSearch, RESULTS } from './parse-find-search.ts';

interface SearchFormProps {
  question: BetQuestion;
  onAsk: (question: BetQuestion) => void;
}

type FieldName = 'start' | 'end' | 'least' | 'most';

/** What is wrong, and with which fields. */
interface Fault {
  kind: 'amountFault' | 'amountsFault' | 'daysFault';
  fields: readonly FieldName[];
}

interface FaultProps {
  fault: Fault | null;
  faultId: string;
}

/** @returns null: it can't be read as one amount; undefined: nothing was written */
const centsOf = (text: string): number | null | undefined => {
  if (text.trim() === '') return undefined;
  const reading = readAmount(text, 'page');
  return reading.kind === 'amount' ? reading.cents : null;
};

const writeCents = (cents: number | undefined): string =>
  cents === undefined ? '' : (cents / 100).toFixed(2);

/** Reads the form: what is asked, or what is wrong with it. */
const readForm = (form: FormData, { gameNum, outcome }: BetQuestion): BetQuestion | Fault => {
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const [least, most] = [centsOf(field('least')), centsOf(field('most'))];
  if (least === null || most === null)
    return {
      kind: 'amountFault',
      fields: [...(least === null ? ['least' as const] : []), ...(most === null ? ['most' as const] : [])],
    };
  if (least !== undefined && most !== undefined && least > most)
    return { kind: 'amountsFault', fields: ['least', 'most'] };
  const [start, end] = [field('start'), field('end')];
  if (start !== '' && end !== '' && start > end) return { kind: 'daysFault', fields: ['start', 'end'] };
  return parseFindSearch({
    findText: field('text'),
    findKind: field('kind'),
    findResult: field('result'),
    findFrom: start,
    findTo: end,
    findLeast: least,
    findMost: most,
    findGame: gameNum,
    findOutcome: outcome,
  });
};

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <label>
      <span>{name}</span>
      {children}
    </label>
  );
}

/** Fields that a phone has behind a press. */
function FurtherFields({ question, fault, faultId }: Pick<SearchFormProps, 'question'> & FaultProps) {
  const { t } = useTranslation();
  const { start, end, leastCents, mostCents } = question;
  const propsOf = (name: FieldName) => {
    const isWrong = fault?.fields.includes(name) === true;
    return { name, 'aria-invalid': isWrong, 'aria-describedby': isWrong ? faultId : undefined };
  };
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 15 } as const;
  return (
    <>
      <Field name={t('my-history:from')}>
        <input type="date" defaultValue={start} {...propsOf('start')} />
      </Field>
      <Field name={t('my-history:to')}>
        <input type="date" defaultValue={end} {...propsOf('end')} />
      </Field>
      <Field name={t('my-history:least')}>
        <input defaultValue={writeCents(leastCents)} {...amount} {...propsOf('least')} />
      </Field>
      <Field name={t('my-history:most')}>
        <input defaultValue={writeCents(mostCents)} {...amount} {...propsOf('most')} />
      </Field>
    </>
  );
}

const asksFurther = ({ start, end, leastCents, mostCents }: BetQuestion): boolean =>
  [start, end, leastCents, mostCents].some((asked) => asked !== undefined);

/** Asks for bets by team, kind, result, days and amount. */
export function SearchForm({ question, onAsk }: SearchFormProps) {
  const { t } = useTranslation();
  const faultId = useId();
  const furtherId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isOpen, setOpen] = useState(() => asksFurther(question));
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = readForm(new FormData(event.currentTarget), question);
    const isWrong = 'fields' in read;
    setFault(isWrong ? read : null);
    if (!isWrong) return onAsk(read);
    // What is wrong may be folded by now.
    setOpen(true);
  };
  useEffect(() => {
    const first = form.current?.elements.namedItem(fault?.fields[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
  }, [fault]);
  /** The form is another one only where another question is asked: what stands in this one goes back, too. */
  const clear = (): void => {
    setFault(null);
    setOpen(false);
    onAsk({});
  };
  const { text, kind, result } = question;
  return (
    <form ref={form} role="search" className={classes['form']} onSubmit={send} onReset={clear} noValidate>
      <Field name={t('my-history:text')}>
        <input type="search" name="text" defaultValue={text} maxLength={MOST_TEXT} />
      </Field>
      <Field name={t('my-history:kind')}>
        <select name="kind" defaultValue={kind ?? ''}>
          <option value="">{t('my-history:everyKind')}</option>
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {t(`my-history:kinds.${each}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field name={t('my-history:result')}>
        <select name="result" defaultValue={result ?? ''}>
          <option value="">{t('my-history:everyResult')}</option>
          {RESULTS.map((each) => (
            <option key={each} value={each}>
              {t(`open-bets:status.${each}`)}
            </option>
          ))}
        </select>
      </Field>
      {/* They are read also while they are folded. */}
      <div id={furtherId} className={classes['further']} data-open={isOpen}>
        <FurtherFields question={question} fault={fault} faultId={faultId} />
      </div>
      <div className={classes['actions']}>
        <button type="submit" data-primary>
          {t('my-history:search')}
        </button>
        <button type="reset">{t('my-history:clear')}</button>
        <button
          type="button"
          className={classes['fold']}
          aria-expanded={isOpen}
          aria-controls={furtherId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('my-history:more')} <Icon name="down" size={16} />
        </button>
      </div>
      <p id={faultId} role="alert" className={classes['fault']}>
        {fault !== null && t(`my-history:${fault.kind}`)}
      </p>
    </form>
  );
}
