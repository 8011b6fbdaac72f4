import { paysOwnPrice } from '@lineboard/domain/betting/wager/pays-own-price';
import type { Comparison } from '@lineboard/domain/lines/line/compare-offers';
import type { TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { describeItemBet } from '../../betting/bets/describe-item-bet.ts';
import { describePoints } from '../../betting/bets/describe-points.ts';
import { useExactFormats } from '../../ground/formats/use-exact-formats.ts';
import type { Formats } from '../../ground/formats/use-formats.ts';
import { describeWorth } from '../../betting/slip/items/describe-worth.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { listPlacedLegs, type PlacedLeg } from './list-placed-legs.ts';
import { PlacedCombinations } from './PlacedCombinations.tsx';
import { PlacedFacts } from './PlacedFacts.tsx';
import { PlacedLine } from './PlacedLine.tsx';
import classes from './TicketPage.module.css';

/** What the customer picked and saw, the line when the ticket was accepted, and the leg's figures. */
export function StoryPlaced({ story }: { story: TicketStory }) {
  const { t } = useTranslation();
  const legs = listPlacedLegs(
    story,
    useSlip((slip) => slip.rules.points),
  );
  return (
    <section className={classes['part']} aria-labelledby="ticket-placed">
      <h2 id="ticket-placed">{t('ticket:placed')}</h2>
      <PlacedFacts story={story} />
      <table className={`${classes['table']} lb-figures`}>
        <thead>
          <tr>
            <th scope="col">{t('ticket:pick')}</th>
            <th scope="col">{t('ticket:saw')}</th>
            <th scope="col">{t('ticket:line')}</th>
            <th scope="col">{t('ticket:got')}</th>
          </tr>
        </thead>
        <tbody>
          {legs.map((placed) => (
            <Fragment key={`${placed.leg.wagerNumber}-${placed.leg.itemNumber}`}>
              <PlacedRow story={story} placed={placed} />
              <PlacedLine placed={placed} />
            </Fragment>
          ))}
          <PlacedCombinations bets={story.bets} />
        </tbody>
      </table>
    </section>
  );
}

function PlacedRow({ story, placed }: { story: TicketStory; placed: PlacedLeg }) {
  const { t } = useTranslation();
  const formats = useExactFormats();
  const { item, leg, moved } = placed;
  const { pickedAtMs = null, acceptedAtMs = story.acceptedAtMs } = leg;
  return (
    <tr>
      <th scope="row">
        {describeItemBet(t, item)}
        {leg.parlayRestriction !== null && (
          <small>{t(`open-bets:restriction.${leg.parlayRestriction}`)}</small>
        )}
        {pickedAtMs !== null && <small>{t('ticket:pickedAt', { time: formats.dateTime(pickedAtMs) })}</small>}
        {acceptedAtMs !== story.acceptedAtMs && (
          <small>{t('ticket:acceptedAt', { time: formats.dateTime(acceptedAtMs) })}</small>
        )}
      </th>
      <td data-label={t('ticket:saw')}>
        {describeSeen(formats, placed) ?? t('ticket:notKept')}
        {describePicked(t, formats, placed)}
      </td>
      <td data-label={t('ticket:line')}>
        {describeOffer(formats, placed, item.linePrice, item.linePoints)}
        {moved !== null && moved !== 'same' && (
          <small data-moved={moved}>{describeMoved(t, placed, moved)}</small>
        )}
        {describeGain(t, formats, placed)}
      </td>
      <td data-label={t('ticket:got')}>
        <strong>{describeOffer(formats, placed, item.finalPrice, item.finalLine)}</strong>
        {describeShift(t, placed)}
      </td>
    </tr>
  );
}

const describeOffer = (
  { price }: Formats,
  { bet, item, leg }: PlacedLeg,
  atPrice: number,
  points: number | null,
): string =>
  [
    ...(points === null ? [] : [describePoints(item.pick, points)]),
    ...(paysOwnPrice(bet.terms, leg.itemNumber - 1) ? [price(atPrice)] : []),
  ].join(' ');

const describeSeen = (formats: Formats, placed: PlacedLeg): string | null => {
  const { seenPrice, seenLine } = placed.leg;
  return seenPrice === null ? null : describeOffer(formats, placed, seenPrice, seenLine);
};

const describeMoved = (t: TFunction, placed: PlacedLeg, moved: Comparison): string => {
  const { item, leg, worthCents } = placed;
  if (moved !== 'mixed' || leg.seenPrice === null) return t(`slip:${moved}`);
  return describeWorth(t, item.pick, {
    oldPrice: leg.seenPrice,
    oldLine: leg.seenLine,
    worthCents,
    newPrice: item.linePrice,
    newLine: item.linePoints,
  });
};

/** What the move gave or cost in money: moves that the customer was asked about are none. */
const describeGain = (t: TFunction, { amount }: Formats, { gainCents }: PlacedLeg) =>
  gainCents === null || gainCents === 0 ? null : (
    <small>
      {t(gainCents > 0 ? 'open-bets:moveGave' : 'open-bets:moveCost', {
        amount: amount(Math.abs(gainCents)),
      })}
    </small>
  );

/** The line in the cell, if it was different. */
const describePicked = (t: TFunction, formats: Formats, placed: PlacedLeg) => {
  const { pickedPrice, pickedLine } = placed.leg;
  if (pickedPrice === null) return null;
  const picked = describeOffer(formats, placed, pickedPrice, pickedLine);
  return picked === describeSeen(formats, placed) ? null : (
    <small>{t('slip:picked', { offer: picked })}</small>
  );
};

/** Why the leg has other figures than its line. */
const describeShift = (t: TFunction, { item: { pointsBought, teaserPoints } }: PlacedLeg) => {
  if (teaserPoints === 0 && pointsBought === 0) return null;
  const points = teaserPoints === 0 ? Math.abs(pointsBought) / 2 : Math.abs(teaserPoints);
  const name = teaserPoints !== 0 ? 'teased' : pointsBought > 0 ? 'bought' : 'sold';
  return <small>{t(`open-bets:${name}`, { points })}</small>;
};
