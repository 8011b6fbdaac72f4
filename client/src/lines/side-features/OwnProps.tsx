import type { PropContestant } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { keyOfPick, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerSaid } from '../../ground/page-frame/AnswerSaid.tsx';
import { PropHeadRow } from '../board/PropHeadRow.tsx';
import { PropRow } from '../board/PropRow.tsx';
import type { AttachCell } from '../board/use-cells.ts';
import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { FoundGrid } from '../search/FoundGrid.tsx';
import { PageEmpty } from '../../ground/ui/PageEmpty.tsx';
import { ContestantLine } from './ContestantLine.tsx';
import classes from './GameProps.module.css';
import { type PropGroup, selectGameProps } from './select-game-props.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/** Props open and close while they are shown. */
const ASK_EVERY_MS = 30_000;

const NONE: readonly PropContestant[] = [];

const pickOf = ({ contestNum, contestantNum }: PropContestant): WagerPick => ({
  type: 'C',
  contestNum,
  contestantNum,
});

/** The book's own props on a game, with prices that can be pressed. */
export function OwnProps({ gameNum }: { gameNum: number }) {
  const { t } = useTranslation();
  const [useProps] = useState(() =>
    createAnswerStore(() => callBook('readGameProps', { params: { gameNum } })),
  );
  const source = useProps();
  const isConnected = useLineState(({ connection }) => connection === 'live' || connection === 'connecting');
  const { load } = source;
  useEffect(() => {
    if (!isConnected) return undefined;
    void load();
    return repeat(() => void load(), ASK_EVERY_MS);
  }, [isConnected, load]);
  const listed = source.answer?.contestants ?? NONE;
  return (
    <>
      <AnswerSaid source={source} isWanted loading={t('offering:props.loading')} />
      {source.answer !== null && listed.length === 0 && (
        <PageEmpty title={t('side-features:propsClosed')} how={t('side-features:propsClosedHow')} />
      )}
      {listed.length > 0 && <PropGrid listed={listed} />}
    </>
  );
}

/** Their words come from the live lines: a number that moved is a different question. */
const useLiveWords = (listed: readonly PropContestant[]): readonly PropContestant[] => {
  const words = useFoundLines(({ quotes }) =>
    listed
      .map((contestant) => {
        const quote = quotes.get(keyOfPick(pickOf(contestant)))?.quote;
        const { contestType3, contestDesc, contestantName } = quote?.type === 'C' ? quote.line : contestant;
        return [contestType3, contestDesc, contestantName].join('\t');
      })
      .join('\n'),
  );
  return useMemo(
    () =>
      words.split('\n').map((line, at) => {
        const [contestType3 = '', contestDesc = '', contestantName = ''] = line.split('\t');
        return { ...listed[at]!, contestType3, contestDesc, contestantName };
      }),
    [listed, words],
  );
};

function PropGrid({ listed }: { listed: readonly PropContestant[] }) {
  const { t } = useTranslation();
  const topics = useMemo(() => [...new Set(listed.map(({ topic }) => topic))], [listed]);
  const picks = useMemo(() => listed.map(pickOf), [listed]);
  const contestants = useLiveWords(listed);
  const groups = useMemo(() => selectGameProps(contestants), [contestants]);
  let index = 0;
  return (
    <FoundGrid label={t('integrations:propsBuilder.title')} topics={topics} picks={picks} isTabbed>
      {(attach) =>
        groups.map((group) => {
          const first = index;
          index += group.kind === 'props' ? group.props.length : group.contestants.length;
          return <Group key={keyOfGroup(group)} group={group} first={first} attach={attach} />;
        })
      }
    </FoundGrid>
  );
}

const keyOfGroup = (group: PropGroup): string =>
  group.kind === 'props' ? `${group.answers} ${group.market}` : String(group.contestants[0]!.contestNum);

interface GroupProps {
  group: PropGroup;
  /** The number of its first row in the grid. */
  first: number;
  attach: AttachCell;
}

function Group({ group, first, attach }: GroupProps) {
  if (group.kind === 'contest')
    return (
      <div role="rowgroup">
        <div role="row" className={classes['heading']}>
          <div role="gridcell">
            <h4>{group.description}</h4>
          </div>
        </div>
        {group.contestants.map((contestant, at) => (
          <ContestantLine
            key={contestant.contestantNum}
            contestant={contestant}
            index={first + at}
            attach={attach}
          />
        ))}
      </div>
    );
  const { market, answers, props } = group;
  return (
    <div role="rowgroup">
      <div role="row" className={classes['row']}>
        <PropHeadRow head={{ market, answers, cutoffMs: null }} />
      </div>
      {props.map(({ first: over, second: under, subject, team, points }, at) => (
        <div key={over.contestNum} role="row" data-index={first + at} className={classes['row']}>
          <PropRow
            rowKey={`c${over.contestNum}`}
            prop={{
              contestNum: over.contestNum,
              contestantNums: [over.contestantNum, under.contestantNum],
              subject,
              team,
              points,
              market,
              answers,
            }}
            attach={attach}
          />
        </div>
      ))}
    </div>
  );
}
