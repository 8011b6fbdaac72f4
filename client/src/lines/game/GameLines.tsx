import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { OfferedLine } from '@lineboard/domain/lines/offering/game-answer.schema';
import type { ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { labelOfLine } from '@lineboard/domain/ground/sport/find-period';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LadderHeadRow } from '../board/LadderHeadRow.tsx';
import { RungRow } from '../board/RungRow.tsx';
import type { AttachCell } from '../board/use-cells.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { isTeased } from '../../betting/slip/state/slip-options.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { FoundGrid } from '../search/FoundGrid.tsx';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { findGameModel } from '@lineboard/domain/betting/combination/game-model';
import { CombineBar } from './CombineBar.tsx';
import classes from './GameLines.module.css';
import pageClasses from './GamePage.module.css';
import { LineRows } from './LineRows.tsx';
import { PART_IDS } from './part-ids.ts';
import {
  hasTeamTotals,
  type OfferedLadder,
  selectOfferedLadder,
  selectPeriods,
  selectPicksOfLines,
  selectTeasedLines,
} from './select-game-lines.ts';

interface GameLinesProps {
  game: ScoreRecord;
  topic: TopicName | null;
  /** The same array while they are the same. */
  lines: readonly OfferedLine[];
  isOver: boolean;
  /** It is in play, or was. */
  hasBegun: boolean;
}

/** All bets on a game except its props: periods, team totals, alternate lines. */
export function GameLines({ game, topic, lines, isOver, hasBegun }: GameLinesProps) {
  const { t } = useTranslation();
  return (
    <section className={pageClasses['part']} aria-labelledby={PART_IDS.lines}>
      <h2 id={PART_IDS.lines} tabIndex={-1}>
        {t('game:lines')}
      </h2>
      {topic === null || lines.length === 0 ? (
        <PageEmpty title={t('game:noLines')} how={isOver ? t('game:overHow') : t('game:noLinesHow')} />
      ) : (
        <LineGrid game={game} topic={topic} lines={lines} hasBegun={hasBegun} />
      )}
    </section>
  );
}

function LineGrid({
  game,
  topic,
  lines: offered,
  hasBegun,
}: Omit<GameLinesProps, 'isOver' | 'topic'> & { topic: TopicName }) {
  const { t } = useTranslation();
  const { eventId: gameNum, sportType, team1Id: team1, team2Id: team2 } = game;
  const isTeaser = useSlip(({ options }) => isTeased(options));
  const lines = useMemo(() => (isTeaser ? selectTeasedLines(offered) : offered), [isTeaser, offered]);
  const topics = useMemo(() => [topic], [topic]);
  const picks = useMemo(() => selectPicksOfLines(gameNum, lines), [gameNum, lines]);
  const market = useOffering(({ ladderMarkets }) => ladderMarkets.find(([of]) => of === gameNum)?.[1]);
  const ladder = useMemo(() => selectOfferedLadder(lines, market), [lines, market]);
  const names = { gameNum, team1, team2 };
  const grid = useRef<HTMLDivElement>(null);
  let index = 0;
  const take = (rows: number): number => {
    index += rows;
    return index - rows;
  };
  return (
    <>
      {findGameModel(game) !== undefined && (
        <CombineBar gameNum={gameNum} picks={picks} lines={grid} hasBegun={hasBegun} />
      )}
      <div ref={grid}>
        <FoundGrid label={t('game:lines')} topics={topics} picks={picks} isTabbed>
          {(attach) => (
            <div role="presentation" className={classes['lines']}>
              {selectPeriods(lines).map((line): ReactNode => {
                const { periodNumber, hasDraw } = line;
                const label = isSportType(sportType)
                  ? (labelOfLine(sportType, periodNumber) ?? 'game')
                  : 'game';
                const periodName = t(`period:${label}`, { defaultValue: label });
                const rowNames = {
                  ...names,
                  periodNumber,
                  hasDraw,
                  isTeased: isTeaser,
                  ...(periodNumber === 0 ? {} : { periodName }),
                };
                return [
                  <LineRows
                    key={periodNumber}
                    names={{ ...rowNames, teamTotals: false }}
                    title={periodName}
                    index={take(1)}
                    attach={attach}
                  />,
                  hasTeamTotals(line) && (
                    <LineRows
                      key={`${periodNumber}e`}
                      names={{ ...rowNames, teamTotals: true }}
                      title={
                        periodNumber === 0 ? t('game:teamTotals') : `${periodName} · ${t('game:teamTotals')}`
                      }
                      index={take(1)}
                      attach={attach}
                    />
                  ),
                  periodNumber === 0 && ladder !== null && (
                    <Ladder
                      key="ladder"
                      names={names}
                      ladder={ladder}
                      first={take(ladder.rungs.length)}
                      attach={attach}
                    />
                  ),
                ];
              })}
            </div>
          )}
        </FoundGrid>
      </div>
    </>
  );
}

interface LadderProps {
  names: { gameNum: number; team1: string; team2: string };
  ladder: OfferedLadder;
  /** The number of its first row in the grid. */
  first: number;
  attach: AttachCell;
}

function Ladder({ names, ladder: { markets, market, rungs }, first, attach }: LadderProps) {
  const { t } = useTranslation();
  return (
    <div role="rowgroup" aria-label={t('game:alternates')}>
      <div role="row" className={classes['heads']}>
        <span role="columnheader" className={classes['title']}>
          {t('game:alternates')}
        </span>
      </div>
      <div role="row" className={classes['line']}>
        <LadderHeadRow head={{ ...names, markets, market }} />
      </div>
      {rungs.map(({ periodNumber }, at) => (
        <div key={periodNumber} role="row" data-index={first + at} className={classes['line']}>
          <RungRow
            rowKey={`r${names.gameNum}.${periodNumber}.${market}`}
            rung={{ ...names, periodNumber, market }}
            attach={attach}
          />
        </div>
      ))}
    </div>
  );
}
