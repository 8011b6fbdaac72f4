import { listPlacedCombinations } from '@lineboard/domain/books/ticket-story/list-placed-combinations';
import type { AmericanPrice } from '@lineboard/domain/ground/price/american-price';
import type { StoryBet } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';

/** What legs of one game paid together: picked, seen, when the ticket was accepted, and got. */
export function PlacedCombinations({ bets }: { bets: readonly StoryBet[] }) {
  const { t } = useTranslation();
  const { price } = useFormats();
  // Beyond the longest price there is none to write.
  const write = (american: AmericanPrice | null): string => (american === null ? '—' : price(american));
  return listPlacedCombinations(bets).map(({ wagerNumber, numbers, picked, seen, got, moved }) => (
    <tr key={`${wagerNumber}-${numbers.join()}`}>
      <th scope="row">{t('combination:together', { legs: numbers.join(', ') })}</th>
      <td data-label={t('ticket:saw')}>
        {seen === undefined ? t('ticket:notKept') : write(seen)}
        {picked !== undefined && picked !== seen && (
          <small>{t('slip:picked', { offer: write(picked) })}</small>
        )}
      </td>
      <td data-label={t('ticket:line')}>
        {write(got)}
        {moved !== null && moved !== 'same' && <small data-moved={moved}>{t(`slip:${moved}`)}</small>}
      </td>
      <td data-label={t('ticket:got')}>
        <strong>{write(got)}</strong>
      </td>
    </tr>
  ));
}
