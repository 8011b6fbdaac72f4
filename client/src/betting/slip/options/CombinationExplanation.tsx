import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import type { SlipState } from '../state/slip-state.ts';
import { useSlip } from '../state/slip-store.ts';
import aboutClasses from './About.module.css';
import classes from './WagerExplanation.module.css';

/** How the one price of picks of one game comes about, which is no product of theirs. */
export function CombinationExplanation() {
  useTexts({ combination });
  const { t } = useTranslation();
  const isAlone = useSlip(selectIsAlone);
  return (
    <div className={classes['about']}>
      <p className={aboutClasses['text']}>{t(`combination:about.${isAlone ? 'alone' : 'withOthers'}`)}</p>
    </div>
  );
}

/** The picks of one game are the whole ticket. */
const selectIsAlone = ({ items, options }: SlipState): boolean =>
  combinationsOf(options)[0]?.itemIds.length === items.length;
