import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { describeTeaser } from '../../bets/describe-teaser.ts';
import { useOffering } from '../../offering/offering-store.ts';
import { useNotices } from '../../../ground/ui/notices-store.ts';
import { selectChosenTeaser } from '../state/slip-rules.ts';
import { isTeased } from '../state/slip-options.ts';
import { useSlip } from '../state/slip-store.ts';

/** Spec 1 §4: a chosen teaser without any lines in its sports says so, once. */
export const useTeaserLines = (): void => {
  const { t } = useTranslation();
  const isNewTeaser = useSlip(({ options }) => isTeased(options) && options.filling === null);
  const teaser = useSlip(selectChosenTeaser);
  const hasLines = useOffering(
    ({ menu }) =>
      menu === null ||
      teaser === null ||
      menu.some(
        ({ sportType, type, subSports }) =>
          type === 'G' && sportType in teaser.points && subSports.some(({ count }) => count > 0),
      ),
  );
  const without = isNewTeaser && !hasLines ? teaser : null;
  useEffect(() => {
    if (without !== null)
      useNotices.getState().notify({
        kind: 'error',
        text: t('wager:noLines', { teaser: describeTeaser(t, without) }),
      });
  }, [without, t]);
};
