import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import type { EvaluatedCombination } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { readRational } from '@lineboard/domain/ground/money/rational-text';
import { nearestAmericanPrice } from '@lineboard/domain/ground/price/convert';
import { useTranslation } from 'react-i18next';
import type { Formats } from '../../../ground/formats/use-formats.ts';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { takeApart } from '../state/keep-combinations.ts';
import classes from './CombinationHead.module.css';

/** Beyond the longest price, and before the first, a dash. */
export const formatFactor = ({ price }: Pick<Formats, 'price'>, factor: string | null): string => {
  const nearest = factor === null ? null : nearestAmericanPrice(readRational(factor));
  return nearest === null ? '—' : price(nearest);
};

interface CombinationHeadProps {
  combination: EvaluatedCombination;
  isLocked: boolean;
}

/** Above the picks of one game that count as one: how many they are, and their one price. */
export function CombinationHead({
  combination: { itemIds, factor, changed },
  isLocked,
}: CombinationHeadProps) {
  useTexts({ combination });
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <header className={classes['head']} data-state={changed === null ? 'fine' : 'changed'}>
      <p className={classes['title']}>
        <strong>{t('combination:title')}</strong>{' '}
        <span className="lb-figures">{t('combination:picks', { count: itemIds.length })}</span>
      </p>
      <strong className={`${classes['price']} lb-figures`} role="status">
        {changed !== null && (
          <>
            <s>{formatFactor(formats, changed.oldFactor)}</s>
            {' → '}
          </>
        )}
        {formatFactor(formats, factor)}
      </strong>
      <button
        type="button"
        className={classes['apart']}
        disabled={isLocked}
        onClick={() => takeApart(itemIds)}
      >
        {t('combination:takeApart')}
      </button>
    </header>
  );
}
