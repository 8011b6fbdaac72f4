import { MOST_FAVORITES } from '@lineboard/domain/account/settings/favorite-bounds';
import { type Favorite, markFavorite } from '@lineboard/domain/account/settings/favorite';
import { type CallError, callBook } from '../../ground/calls/call-book.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { noteSessionNews } from '../../ground/session/ask-session.ts';
import { selectCustomer, selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { readFavorites } from './use-favorites.ts';

/** While several calls are under way, no answer includes the changes after it. */
let underWay = 0;

/**
 * Stars a favorite or removes the star: shown at once, and on the account as soon as the book has it.
 * @returns why nothing changed; null: it is done
 */
export const changeFavorite = async (favorite: Favorite, isOn: boolean): Promise<CallError | null> => {
  const changed = markFavorite(readFavorites(), favorite, isOn);
  if (changed === 'full') return { code: 'favoritesFull', params: { most: MOST_FAVORITES }, status: null };
  if (!selectIsOnline(useSession.getState())) {
    useDeviceSettings.getState().changeSettings({ favorites: changed });
    return null;
  }
  const customerId = selectCustomer(useSession.getState())?.customerId;
  const apply = (favorites: readonly Favorite[]): void => {
    const { session, applyFavorites } = useSession.getState();
    if (session?.customer?.customerId === customerId) applyFavorites(favorites);
  };
  apply(changed);
  underWay += 1;
  const answer = await callBook('markFavorite', { body: { favorite, isOn } });
  underWay -= 1;
  // An answer about the account that is under way may not include it.
  noteSessionNews();
  if (answer.ok) {
    if (underWay === 0) apply(answer.value.favorites);
    return null;
  }
  const undone = markFavorite(readFavorites(), favorite, !isOn);
  if (undone !== 'full') apply(undone);
  return answer.error;
};
