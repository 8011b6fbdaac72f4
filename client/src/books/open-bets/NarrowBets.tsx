import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tab } from '../../ground/ui/Tab.tsx';
import classes from './NarrowBets.module.css';
import {
  BET_KINDS,
  BET_ORDERS,
  BETS_ONLY,
  type BetsWanted,
  MOST_FIND_CHARACTERS,
} from './parse-bets-wanted.ts';

interface NarrowBetsProps {
  wanted: BetsWanted;
  counts: Readonly<Record<'live' | 'today' | 'later', number>>;
  /** Sports of the open bets, as feeds name them. */
  sports: readonly string[];
  onChange: (changed: Partial<BetsWanted>) => void;
}

interface ChoiceProps {
  name: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ name, value, onChoose, children }: ChoiceProps) {
  return (
    <select
      aria-label={name}
      title={name}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {children}
    </select>
  );
}

/** What was typed is shown at once; the address follows a moment later. */
function FindBets({ wanted: { text }, onChange }: Pick<NarrowBetsProps, 'wanted' | 'onChange'>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped((now) => (now === text ? null : now)), [text]);
  return (
    <input
      type="search"
      aria-label={t('open-bets:find')}
      placeholder={t('open-bets:find')}
      maxLength={MOST_FIND_CHARACTERS}
      value={typed ?? text}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange({ text: currentTarget.value });
      }}
    />
  );
}

const hasChoice = ({ sport, kind, order, isCompact }: BetsWanted): boolean =>
  sport !== null || kind !== null || order !== 'latest' || isCompact;

/** Filters and sorts many open bets; a phone has the choices behind a button. */
export function NarrowBets({ wanted, counts, sports, onChange }: NarrowBetsProps) {
  const { t } = useTranslation();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const choicesId = useId();
  return (
    <div role="group" aria-label={t('open-bets:narrow')} className={`${classes['narrow']} lb-figures`}>
      <div className={classes['tabs']}>
        {BETS_ONLY.map((only) => (
          <Tab key={only} isChosen={wanted.only === only} onChoose={() => onChange({ only })}>
            {only === 'today'
              ? t('my-history:today', { count: counts.today })
              : t(`open-bets:only.${only}`, { count: only === 'all' ? 0 : counts[only] })}
          </Tab>
        ))}
      </div>
      <div className={classes['find']}>
        <FindBets wanted={wanted} onChange={onChange} />
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={choicesId}
          data-chosen={hasChoice(wanted)}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {t('board:filters')}
        </button>
      </div>
      <div id={choicesId} className={classes['choices']} data-unfolded={isUnfolded}>
        {(sports.length > 1 || wanted.sport !== null) && (
          <Choice
            name={t('my-history:sport')}
            value={wanted.sport ?? ''}
            onChoose={(sport) => onChange({ sport: sport === '' ? null : sport })}
          >
            <option value="">{t('my-history:everySport')}</option>
            {[...new Set([...sports, ...(wanted.sport === null ? [] : [wanted.sport])])].map((sport) => (
              <option key={sport} value={sport}>
                {t(`sport:${sport}`, { defaultValue: sport })}
              </option>
            ))}
          </Choice>
        )}
        <Choice
          name={t('my-history:kind')}
          value={wanted.kind ?? ''}
          onChoose={(kind) => onChange({ kind: BET_KINDS.find((each) => each === kind) ?? null })}
        >
          <option value="">{t('my-history:everyKind')}</option>
          {BET_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`my-history:kinds.${kind}`)}
            </option>
          ))}
        </Choice>
        <Choice
          name={t('my-history:order')}
          value={wanted.order}
          onChoose={(order) => onChange({ order: BET_ORDERS.find((each) => each === order) ?? 'latest' })}
        >
          {BET_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`my-history:orders.${order}`)}
            </option>
          ))}
        </Choice>
        <button
          type="button"
          aria-pressed={wanted.isCompact}
          onClick={() => onChange({ isCompact: !wanted.isCompact })}
        >
          {t('my-history:compact')}
        </button>
      </div>
    </div>
  );
}
