import type { LadderDetail } from '@lineboard/workers/board/board-frame';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import classes from './LadderRow.module.css';

/**
 * Under a game's alternate lines: shows those that are further from its own line too, or the default ones alone again.
 */
export function LadderRow({
  ladder: { gameNum, team1, team2, alternates, isWhole },
}: {
  ladder: LadderDetail;
}) {
  const { t } = useTranslation();
  const toggleLadder = useOffering((state) => state.toggleLadder);
  const button = useRef<HTMLButtonElement>(null);
  const words = isWhole ? t('board:ladder.fewer') : t('board:ladder.all', { count: alternates });

  // Rows that go from above take the button along, out of sight; those that come push it away from whoever sees it by
  // its focus alone.
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
        aria-label={t('board:ladder.of', { words, team1, team2 })}
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
