import type { Side } from '@lineboard/domain/ground/pick/pick';
import { MOST_OPEN_ALERTS } from '@lineboard/domain/lines/alerts/alert-bounds';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tab } from '../../ground/ui/Tab.tsx';
import {
  type AlertDraft,
  type AlertLine,
  type AlertMarket,
  type AlertSubject,
  createDraft,
  requestOf,
  sidesOf,
} from './alert-draft.ts';
import { Choices } from './Choices.tsx';
import classes from './LineAlerts.module.css';
import { MoveFields } from './MoveFields.tsx';
import { NumberFields } from './NumberFields.tsx';
import { PeriodField } from './PeriodField.tsx';
import { useKeepAlert } from './use-keep-alert.ts';
import { writePeriod } from './write-period.ts';

const LABELS = { S: 'board:head.spread', M: 'board:head.moneyLine', L: 'board:head.total' } as const;
const KINDS = ['number', 'move'] as const;
const TIMES = ['once', 'each'] as const;

/** A side that the line of another period doesn't have gives way to its first. */
const sideOn = ({ hasDraw }: AlertLine, market: AlertMarket, side: Side): Side => {
  const sides = sidesOf(market, hasDraw);
  return sides.includes(side) ? side : sides[0]!;
};

/** What is waited for: of which part of the game, at a number or on a move of one side, once or each time. */
export function AlertForm({ game, market, lines, side }: AlertSubject) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => createDraft(market, lines[0]!, side));
  const { isBusy, said, keep, forget } = useKeepAlert();
  const change = (changed: AlertDraft): void => {
    setDraft(changed);
    forget();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void keep(requestOf(game.eventId, draft));
  };
  const line = lines.find(({ periodNumber }) => periodNumber === draft.periodNumber)!;
  const nameOf = (side: AlertDraft['side']): string => {
    if (side === 'team1' || side === 'team2') return side === 'team1' ? game.team1Id : game.team2Id;
    return side === 'draw' ? t('line-alerts:draw') : t(`line-alerts:${side === 'over' ? 'over' : 'under'}`);
  };
  const times = draft.repeats ? 'each' : 'once';
  const Fields = draft.kind === 'number' ? NumberFields : MoveFields;
  return (
    <form noValidate className={classes['form']} onSubmit={submit}>
      <div className={classes['tabs']} role="group" aria-label={t('line-alerts:when')}>
        {KINDS.map((kind) => (
          <Tab key={kind} isChosen={kind === draft.kind} onChoose={() => change({ ...draft, kind })}>
            {t(`line-alerts:${kind}`)}
          </Tab>
        ))}
      </div>
      <h3 className={classes['market']}>
        {t(LABELS[market])}
        {lines.length === 1 &&
          line.periodNumber !== 0 &&
          ` · ${writePeriod(t, game.sportType, line.periodNumber)}`}
      </h3>
      {lines.length > 1 && (
        <PeriodField
          sportType={game.sportType}
          lines={lines}
          chosen={line}
          onChoose={(next) => change(createDraft(market, next, sideOn(next, market, draft.side), draft))}
        />
      )}
      <Choices
        label={t('line-alerts:side')}
        choices={sidesOf(market, line.hasDraw)}
        chosen={draft.side}
        nameOf={nameOf}
        onChoose={(one) => change(createDraft(market, line, one, draft))}
      />
      <Fields draft={draft} onChange={change} />
      <Choices
        label={t('line-alerts:how')}
        choices={TIMES}
        chosen={times}
        nameOf={(one) => t(`line-alerts:${one}`)}
        onChoose={(one) => change({ ...draft, repeats: one === 'each' })}
      />
      <p className={classes['hint']}>{t(`line-alerts:${times}How`)}</p>
      <Button type="submit" fullWidth loading={isBusy}>
        {t('line-alerts:keep')}
      </Button>
      <p
        role={said?.isWrong === true ? 'alert' : 'status'}
        className={classes['said']}
        data-wrong={said?.isWrong}
      >
        {said === null ? '\u00a0' : said.write(t, { most: MOST_OPEN_ALERTS })}
      </p>
    </form>
  );
}
