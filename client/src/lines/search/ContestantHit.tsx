import type { ContestMatch } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createContestantColumns } from '../board/contestant-columns.ts';
import { type AttachCell, useCells } from '../board/use-cells.ts';
import { HitHead } from './HitHead.tsx';
import classes from './Hits.module.css';

interface ContestantHitProps {
  match: ContestMatch;
  index: number;
  attach: AttachCell;
  onGo: () => void;
}

/** A player, or another contestant, among the results: a press opens the contest, the price goes onto the slip. */
export function ContestantHit({ match, index, attach, onGo }: ContestantHitProps) {
  const { t } = useTranslation();
  const { t: sayBoard } = useTranslation();
  const { contestNum, contestantNum, contestantName: name, contestDesc: contest, contestType2 } = match;
  const columns = useMemo(
    () => createContestantColumns(sayBoard, { contestNum, contestantNum, name, contest }),
    [sayBoard, contestNum, contestantNum, name, contest],
  );
  const place = useCells(`c${contestNum}.${contestantNum}`, columns, attach);
  return (
    <div role="row" data-index={index} className={classes['contestant']}>
      <HitHead name={t('search:goToContest', { name, contest })} onGo={onGo}>
        <span className={classes['name']}>{name}</span>
        <small>{`${t(`league:${contestType2}`, { defaultValue: contestType2 })} · ${contest}`}</small>
      </HitHead>
      <div ref={place} role="presentation" className={classes['cells']} />
    </div>
  );
}
