import unfolded from '@lineboard/domain/catalogues/en/later/unfolded.json';
import type { LadderDetail } from '@lineboard/workers/board/board-frame';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useBoardParts } from './BoardProvider.tsx';
import classes from './LadderRow.module.css';
import { useTexts } from '../../ground/i18n/use-texts.ts';

/**
 * Under a game's alternate lines: also shows those that are further from its own line, or only the default ones again.
 */
export function LadderRow({
  ladder: { gameNum, team1, team2, alternates, isWhole },
}: {
  ladder: LadderDetail;
}) {
  useTexts({ unfolded });
  const { t } = useTranslation();
  const { toggleLadder } = useBoardParts().unfolding;
  const button = useRef<HTMLButtonElement>(null);
  const words = isWhole ? t('unfolded:ladder.fewer') : t('unfolded:ladder.all', { count: alternates });

  // Rows that disappear above it move the button out of sight; rows that appear push it away from the finger or the
  // focus.
  useLayoutEffect(() => {
    const pressed = button.current;
    if (pressed !== document.activeElement) return;
    if (!isWhole || pressed?.matches(':focus-visible')) pressed?.scrollIntoView({ block: 'nearest' });
  }, [isWhole]);

  return (
    <div role="gridcell" aria-colspan={5} className={classes['end']}>
      <button
        ref={button}
        type="button"
        className={classes['button']}
        aria-label={t('unfolded:ladder.of', { words, team1, team2 })}
        onClick={() => toggleLadder(gameNum)}
      >
        {words}
        <span className={classes['arrow']} data-open={isWhole}>
          <Icon name="down" size={12} />
        </span>
      </button>
    </div>
  );
}
