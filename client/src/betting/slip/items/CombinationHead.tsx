import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import { hasPitchers } from '@lineboard/domain/betting/grading/pitchers';
import type { EvaluatedCombination } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describePick } from '../../bets/describe-pick.ts';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { ReadAbout } from '../options/About.tsx';
import { useCombinationExplanation } from '../options/use-combination-explanation.ts';
import { useCombination } from '../state/combination-store.ts';
import { askAgain, takeApart } from '../state/keep-combinations.ts';
import { useSlip } from '../state/slip-store.ts';
import { selectCard } from '../state/slip-view.ts';
import classes from './CombinationHead.module.css';
import { formatFactor } from './format-factor.ts';

interface CombinationHeadProps {
  combination: EvaluatedCombination;
  isLocked: boolean;
  /** The cards of its picks. */
  children: ReactNode;
}

/** The picks of one game that count as one: their game, how many they are, and their one price. */
export function CombinationHead({
  combination: { itemIds, factor, changed },
  isLocked,
  children,
}: CombinationHeadProps) {
  useTexts({ combination });
  const { t } = useTranslation();
  const formats = useFormats();
  const explanation = useCombinationExplanation();
  const hasFailed = useCombination((state) => state.hasFailed);
  return (
    <section
      className={classes['group']}
      aria-label={t('combination:title')}
      data-state={changed === null ? 'fine' : 'changed'}
    >
      <header className={classes['head']}>
        <div className={classes['title']}>
          <p>
            <strong>{t('combination:title')}</strong>{' '}
            <span className="lb-figures">{t('combination:picks', { count: itemIds.length })}</span>
          </p>
          <ReadAbout {...explanation} />
        </div>
        <strong className={`${classes['price']} lb-figures`} role="status">
          {changed !== null && (
            <>
              <s>{formatFactor(formats, changed.oldFactor)}</s>
              {' → '}
            </>
          )}
          {formatFactor(formats, factor)}
        </strong>
        <Subject itemId={itemIds[0] ?? ''} />
        {hasFailed && factor === null ? (
          <button type="button" className={classes['apart']} onClick={askAgain}>
            {t('combination:askAgain')}
          </button>
        ) : (
          <button
            type="button"
            className={classes['apart']}
            disabled={isLocked}
            onClick={() => takeApart(itemIds)}
          >
            {t('combination:takeApart')}
          </button>
        )}
      </header>
      {children}
    </section>
  );
}

/** The game that all its picks are of, said once. */
function Subject({ itemId }: { itemId: string }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const state = useSlip();
  const item = state.items.find((each) => each.itemId === itemId);
  if (item === undefined) return <span />;
  const { subject } = selectCard(state, item);
  if (subject === null) return <span />;
  const { sportType, gameDateTimeMs } = subject;
  return (
    <p className={classes['subject']}>
      {describePick(t, item.pick, subject, null).event}
      {gameDateTimeMs !== null && (
        <time className="lb-figures" dateTime={new Date(gameDateTimeMs).toISOString()}>
          {dateTime(gameDateTimeMs)}
        </time>
      )}
      {isSportType(sportType) && hasPitchers(sportType) && <span>{t('combination:reason.unlisted')}</span>}
    </p>
  );
}
