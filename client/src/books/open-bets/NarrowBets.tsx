import { useTranslation } from 'react-i18next';
import { Tab } from '../../ground/ui/Tab.tsx';
import classes from './NarrowBets.module.css';
import type { BetsWanted } from './narrow-bets.ts';

interface NarrowBetsProps {
  wanted: BetsWanted;
  counts: Readonly<Record<'live' | 'later', number>>;
  onChange: (wanted: BetsWanted) => void;
}

const KINDS = ['all', 'live', 'later'] as const;

/** Filters many open bets. */
export function NarrowBets({ wanted, counts, onChange }: NarrowBetsProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('open-bets:narrow')} className={`${classes['narrow']} lb-figures`}>
      {KINDS.map((only) => (
        <Tab key={only} isChosen={wanted.only === only} onChoose={() => onChange({ ...wanted, only })}>
          {t(`open-bets:only.${only}`, { count: only === 'all' ? 0 : counts[only] })}
        </Tab>
      ))}
      <input
        type="search"
        aria-label={t('open-bets:find')}
        placeholder={t('open-bets:find')}
        maxLength={60}
        value={wanted.text}
        onChange={({ currentTarget }) => onChange({ ...wanted, text: currentTarget.value })}
      />
    </div>
  );
}
