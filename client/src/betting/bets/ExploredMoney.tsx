import type { ExploredOutcome } from '@lineboard/domain/betting/settlement/explore-outcomes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './OutcomeExplorer.module.css';

const toneOf = (cents: number): 'up' | 'down' | 'even' => (cents > 0 ? 'up' : cents < 0 ? 'down' : 'even');

/** What the supposed results come to, or the range in which that still lies. */
export function ExploredMoney({ explored: { settlement, bounds } }: { explored: ExploredOutcome }) {
  const { t } = useTranslation();
  const { signedAmount } = useFormats();
  const write = (cents: number) => (
    <strong data-tone={toneOf(cents)} className="lb-figures">
      {signedAmount(cents)}
    </strong>
  );
  return (
    <p className={classes['money']} role="status">
      {settlement === null ? (
        <>
          <span>{t('wager:atWorst')}</span> {write(bounds.worstNetCents)} <span>{t('wager:atBest')}</span>{' '}
          {write(bounds.bestNetCents)}
        </>
      ) : (
        <>
          <span>{t(`wager:settled.${settlement.status}`)}</span> {write(settlement.netCents)}
        </>
      )}
    </p>
  );
}
