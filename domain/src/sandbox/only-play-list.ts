/** Where the sandbox plays OnlyPlay's list of games (spec 2 §7). */
export const ONLY_PLAY_LIST_PATH = '/only-play/games';

/** Where it has the pictures of that list; `:gameId` is filled. */
export const ONLY_PLAY_ICON_PATH = '/only-play/icons/:gameId';
