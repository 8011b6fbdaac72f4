import type { AnswerOf } from '@lineboard/domain/doors/contract/call-types';
import { ONLY_PLAY_GAMES } from '@lineboard/domain/casino/lobby/only-play-games';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { askJson } from '../../ground/http/ask-json.ts';

type Icons = AnswerOf<'readOnlyPlayIcons'>['icons'];

/** The fields of an item that are read (spec 2 §7). Items have more fields; those of another shape are skipped. */
const ItemSchema = Type.Object({
  bundle: Type.String({ maxLength: 80 }),
  img_icon: Type.String({ maxLength: 2_000 }),
});
const validator = Compile(ItemSchema);

const LIMITS = { withinMs: 4_000, mostBytes: 2_000_000 };
const KEPT_FOR_MS = 10 * 60_000;
/** The wait after a list that couldn't be loaded. */
const AGAIN_AFTER_MS = 30_000;

const GAME_IDS: ReadonlySet<string> = new Set(ONLY_PLAY_GAMES.map(({ gameId }) => gameId));

/** Reads the pictures from the list's own origin, one for each game in the lobby; the first one counts. */
const readIcons = (said: unknown, { origin, href }: URL): Icons => {
  if (!Array.isArray(said)) throw new Error('the provider answered no list');
  const icons = new Map<string, string>();
  for (const item of said) {
    if (!validator.Check(item) || !GAME_IDS.has(item.bundle) || icons.has(item.bundle)) continue;
    if (!URL.canParse(item.img_icon, href)) continue;
    const address = new URL(item.img_icon, href);
    if (address.origin === origin && address.href.length <= 2_000) icons.set(item.bundle, address.href);
  }
  return [...icons].map(([gameId, address]) => ({ gameId, address }));
};

/**
 * Asks OnlyPlay for its list of games, once for all pages, and not again while the answer is cached.
 *
 * @param list null when there is no list
 * @param onFailure called when the provider doesn't answer, or not with a list
 */
export const createOnlyPlayIcons = (
  list: URL | null,
  nowMs: () => number,
  onFailure: (error: unknown) => void,
): (() => Promise<Icons | null>) => {
  let kept: { icons: Promise<Icons | null>; untilMs: number } | null = null;
  const ask = async (from: URL): Promise<Icons | null> => {
    try {
      return readIcons(await askJson(from.href, { method: 'GET' }, LIMITS), from);
    } catch (error) {
      onFailure(error);
      if (kept !== null) kept.untilMs = nowMs() + AGAIN_AFTER_MS;
      return null;
    }
  };
  return () => {
    if (list === null) return Promise.resolve([]);
    if (kept === null || nowMs() >= kept.untilMs) kept = { icons: ask(list), untilMs: nowMs() + KEPT_FOR_MS };
    return kept.icons;
  };
};
