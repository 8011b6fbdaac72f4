import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import type { SlipState } from '../state/slip-state.ts';
import { useSlip } from '../state/slip-store.ts';
import type { AboutProps } from './AboutButton.tsx';

/** The picks of one game are the whole ticket. */
const selectIsAlone = ({ items, options }: SlipState): boolean =>
  combinationsOf(options)[0]?.itemIds.length === items.length;

/** How the one price of picks of one game comes about, which is no product of theirs. */
export const useCombinationExplanation = (): AboutProps => {
  useTexts({ combination });
  const { t } = useTranslation();
  const kind = useSlip(selectIsAlone) ? 'alone' : 'withOthers';
  return {
    // Beside others the one price multiplies: who has read the one text has not read the other.
    name: `combination.${kind}`,
    title: t('combination:title'),
    text: t(`combination:about.${kind}`),
    id: useId(),
    isUsed: true,
  };
};
