import { ONLY_PLAY_LIST_PATH } from '@lineboard/domain/sandbox/only-play-list';
import { type FrameSources, listFrames } from './list-frames.ts';

/** Where OnlyPlay lists its games, with its parameter; null: nowhere. The sandbox's list is for the sandbox's games. */
export const onlyPlayListOf = (sources: FrameSources): URL | null => {
  const { config, sandboxOrigin = null } = sources;
  const isPlayed = listFrames(sources).some(({ name, isSandbox }) => name === 'onlyPlay' && isSandbox);
  const played = isPlayed && sandboxOrigin !== null ? sandboxOrigin + ONLY_PLAY_LIST_PATH : null;
  const address = config.ONLY_PLAY_LIST_URL ?? played;
  if (address === null) return null;
  const list = new URL(address);
  list.searchParams.set('provider', config.ONLY_PLAY_PROVIDER);
  return list;
};
