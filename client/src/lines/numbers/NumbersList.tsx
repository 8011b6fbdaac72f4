import type { NumberOffer, NumberStop } from '@lineboard/domain/betting/numbers/list-numbers';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import type { TFunction } from 'i18next';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { NumberRow } from './NumberRow.tsx';
import classes from './Numbers.module.css';
import { isNumberOnSlip, takeNumber } from './take-number.ts';
import type { OfferedNumbers } from './use-offered-numbers.ts';

interface NumbersListProps {
  pick: GamePick;
  numbers: OfferedNumbers;
  onTaken: () => void;
  takesFocus: boolean;
}

const nameOf = ({ pick, source }: NumberOffer): string =>
  source.kind === 'teased'
    ? source.card.teaserName
    : source.kind === 'bought'
      ? String(source.pointsBought)
      : String(pick.periodNumber);

/** A key leads from a row to this one. */
const STEPS = new Map<string, (at: number, last: number) => number>([
  ['ArrowDown', (at, last) => Math.min(at + 1, last)],
  ['ArrowUp', (at) => Math.max(at - 1, 0)],
  ['Home', () => 0],
  ['End', (_, last) => last],
]);

/** Moves the focus from row to row. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS.get(event.key);
  if (step === undefined) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[step(at, rows.length - 1)]?.focus();
};

const countOffers = (stops: readonly NumberStop[]): number =>
  stops.reduce((sum, { offers }) => sum + offers.length, 0);

const describeAll = (t: TFunction, { isFresh, stops }: OfferedNumbers): string => {
  if (!isFresh) return t('numbers:stale');
  return countOffers(stops) === 1 ? t('numbers:onlyLine') : t('numbers:what');
};

/** All numbers of a pick on one axis, the easiest to win on top. */
export function NumbersList({ pick, numbers, onTaken, takesFocus }: NumbersListProps) {
  const { t } = useTranslation();
  const { state, isFresh, stops, subject, epochOf } = numbers;
  const slip = useSlip();
  const list = useRef<HTMLOListElement>(null);
  const isThere = state === 'there';

  // Its own line is in the middle of what is seen, with harder and easier numbers around it.
  useEffect(() => {
    const main = isThere ? list.current?.querySelector<HTMLElement>('[data-pressed="true"]') : null;
    if (!main || list.current === null) return;
    const { offsetTop, offsetHeight } = main;
    list.current.scrollTop = offsetTop - (list.current.clientHeight - offsetHeight) / 2;
    if (takesFocus) main.focus({ preventScroll: true });
  }, [isThere, takesFocus]);

  if (!isThere || subject === null)
    return (
      <p className={classes['note']} role="status">
        {state === 'gone' ? t('numbers:gone') : t('numbers:coming')}
      </p>
    );
  const press = (offer: NumberOffer): void => {
    const position = { epoch: epochOf(offer.pick), clk: offer.version };
    const seen = { price: offer.line.price, line: offer.line.points, position };
    if (takeNumber(offer, seen, subject)) onTaken();
  };
  return (
    <>
      <p className={classes['note']} role="status" data-stale={!isFresh}>
        {describeAll(t, numbers)}
      </p>
      <ol ref={list} className={classes['list']} onKeyDown={moveFocus}>
        {stops.map(({ points, offers, step }) => (
          <li key={points}>
            {offers.map((offer, at) => (
              <NumberRow
                key={`${offer.source.kind} ${nameOf(offer)}`}
                offer={offer}
                step={at === 0 ? step : null}
                isFirst={at === 0}
                isPressed={
                  offer.pick.periodNumber === pick.periodNumber &&
                  offer.source.kind !== 'bought' &&
                  offer.source.kind !== 'teased'
                }
                isOnSlip={isNumberOnSlip(slip, offer)}
                subject={subject}
                onPress={() => press(offer)}
              />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
