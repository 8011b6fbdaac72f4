import type { PlantedFault } from '../planted-fault.ts';

/** Stars of leagues and teams. */
export const FAVORITES_FAULTS: readonly PlantedFault[] = [
  {
    id: 'favorites-not-shown',
    what: 'A star moves nothing on the board before something else is chosen.',
    file: 'client/src/lines/board/use-board-view.ts',
    find: 'const stopFavorites = followFavorites(tell);',
    replace: 'const stopFavorites = followFavorites(() => undefined);',
    tests: ['client/src/lines/board/board-lines.test.tsx'],
  },
  {
    id: 'favorite-on-device',
    what: 'A customer’s star stays on the device: the next one knows nothing of it.',
    file: 'client/src/betting/offering/change-favorite.ts',
    find: 'if (!selectIsOnline(useSession.getState())) {',
    replace: 'if (useSession.getState() !== null) {',
    tests: ['client/src/betting/offering/favorites.test.tsx'],
  },
  {
    id: 'favorites-not-sent',
    what: 'Favorites are kept and no page is told of them.',
    file: 'gateway/src/ground/customer/find-customer.ts',
    find: '  favorites: row.favorites,\n',
    replace: '',
    tests: ['gateway/src/account/self-service/settings.integration.test.ts'],
  },
  {
    id: 'favorite-of-any-name',
    what: 'Any text may be stored as a favorite.',
    file: 'gateway/src/account/self-service/settings-routes.ts',
    find: 'if (isOn && !(await isOffered(customerId, favorite)))',
    replace: 'if (isOn && customerId === favorite.team)',
    tests: ['gateway/src/account/self-service/settings.integration.test.ts'],
  },
  {
    id: 'favorites-lost-at-once',
    what: 'When two marks are set at the same moment, one is lost.',
    file: 'gateway/src/ground/customer/save-favorite.ts',
    find: ' for update',
    replace: '',
    tests: ['gateway/src/account/self-service/settings.integration.test.ts'],
  },
];
