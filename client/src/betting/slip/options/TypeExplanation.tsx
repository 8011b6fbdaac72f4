import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import type { SlipState } from '../state/slip-state.ts';
import { useSlip } from '../state/slip-store.ts';
import aboutClasses from './About.module.css';
import { WagerExplanation } from './WagerExplanation.tsx';
import classes from './WagerExplanation.module.css';

/** Picks of one game have one price, which is no product of theirs; null: each of the picks has its own. */
const selectCombined = ({ items, options }: SlipState): 'alone' | 'withOthers' | null => {
  const [first] = combinationsOf(options);
  if (first === undefined) return null;
  return first.itemIds.length === items.length ? 'alone' : 'withOthers';
};

/** What the type does and can cost; of a combination how its one price comes about. */
export function TypeExplanation() {
  useTexts({ combination });
  const { t } = useTranslation();
  const combined = useSlip(selectCombined);
  return combined === null ? (
    <WagerExplanation />
  ) : (
    <div className={classes['about']}>
      <p className={aboutClasses['text']}>{t(`combination:about.${combined}`)}</p>
    </div>
  );
}
