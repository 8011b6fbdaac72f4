import { MOST_OPEN_ALERTS } from '@lineboard/domain/lines/alerts/alert-bounds';
import type { ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { Tab } from '../../ground/ui/Tab.tsx';
import { AlertList } from './AlertList.tsx';
import classes from './LineAlerts.module.css';
import { type AlertDraft, type AlertMarket, createDraft, requestOf, sidesOf } from './alert-draft.ts';
import { useLineAlerts } from './alerts-store.ts';
import { MoveFields } from './MoveFields.tsx';
import { NumberFields } from './NumberFields.tsx';
import { useKeepAlert } from './use-keep-alert.ts';
import { writeLine } from './write-alert.ts';

interface AlertDialogProps {
  game: ScoreRecord;
  market: AlertMarket;
  now: number | null;
  hasDraw: boolean;
  onClose: () => void;
}

const LABELS = { S: 'board:head.spread', M: 'board:head.moneyLine', L: 'board:head.total' } as const;
const KINDS = ['number', 'move'] as const;

/** What the customer wants to be told of one game: at a number or on a move, once or each time; and what waits. */
export function AlertDialog({ game, market, now, hasDraw, onClose }: AlertDialogProps) {
  const { t } = useTranslation();
  const priceType = useDeviceSettings((settings) => settings.priceType);
  const [draft, setDraft] = useState(() => createDraft(market, now));
  const { isBusy, said, keep, forget } = useKeepAlert();
  const alerts = useLineAlerts(({ answer }) => answer?.alerts);
  useEffect(() => void useLineAlerts.getState().load(), []);
  const change = (changed: AlertDraft): void => {
    setDraft(changed);
    forget();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) void keep(requestOf(game.eventId, draft));
  };
  const nameOf = (side: AlertDraft['side']): string => {
    const text = writeLine(t, priceType, {
      side,
      team1: game.team1Id,
      team2: game.team2Id,
      points: null,
      price: null,
    });
    return side === 'team1' || side === 'team2' ? text : (text.split(' · ').at(-1) ?? text);
  };
  const own = alerts?.filter(({ gameNum, isOpen }) => isOpen && gameNum === game.eventId) ?? [];
  return (
    <ModalFrame title={`${t('line-alerts:title')}: ${game.team1Id} @ ${game.team2Id}`} onClose={onClose}>
      <form noValidate className={classes['form']} onSubmit={submit}>
        <div className={classes['tabs']} role="group" aria-label={t('line-alerts:when')}>
          {KINDS.map((kind) => (
            <Tab key={kind} isChosen={kind === draft.kind} onChoose={() => change({ ...draft, kind })}>
              {t(`line-alerts:${kind}`)}
            </Tab>
          ))}
        </div>
        <p role="heading" aria-level={3} className={classes['market']}>
          {t(LABELS[market])}
        </p>
        <div className={classes['choices']} role="group" aria-label={t('line-alerts:side')}>
          {sidesOf(market, hasDraw).map((side) => (
            <button
              key={side}
              type="button"
              aria-pressed={side === draft.side}
              onClick={() => change(createDraft(market, now, side, draft))}
            >
              {nameOf(side)}
            </button>
          ))}
        </div>
        {draft.kind === 'number' ? (
          <NumberFields draft={draft} onChange={change} />
        ) : (
          <MoveFields draft={draft} onChange={change} />
        )}
        <div className={classes['choices']} role="group" aria-label={t('line-alerts:how')}>
          {[false, true].map((repeats) => (
            <button
              key={String(repeats)}
              type="button"
              aria-pressed={repeats === draft.repeats}
              onClick={() => change({ ...draft, repeats })}
            >
              {repeats ? t('line-alerts:each') : t('line-alerts:once')}
            </button>
          ))}
        </div>
        <p className={classes['hint']}>
          {draft.repeats ? t('line-alerts:eachHow') : t('line-alerts:onceHow')}
        </p>
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
      {own.length > 0 && <AlertList alerts={own} />}
    </ModalFrame>
  );
}
