import {
  MOST_BANNERS,
  MOST_IMAGE_BYTES,
  MOST_VIDEO_BYTES,
  type BannerAction,
  type BannerPlace,
} from '@lineboard/domain/words/banners/banner.schema';
import { isBannerLink } from '@lineboard/domain/words/banners/is-banner-link';
import { addDays, isDay, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import type { BANNER_COMMANDS } from '@lineboard/domain/desk/operator/banner-commands.schema';
import { createHash } from 'node:crypto';
import { type BannerRecord, listBanners } from '../../words/banners/banner-rows.ts';
import { findImage, findVideo } from '../../words/banners/read-media-type.ts';
import type { CommandContext, Done, Runs } from './command.ts';
import { ADD_BANNER, REMOVE_BANNER } from '../../words/banners/write-banner.ts';

type Context = Pick<
  CommandContext<'banners add'>,
  'client' | 'actor' | 'wallMs' | 'refuse' | 'bannerOrigins'
>;

interface Wanted {
  name: string;
  place: BannerPlace;
  alt: string;
  /** Base64. */
  file: string;
  from?: string;
  to?: string;
  off?: boolean;
  action?: BannerAction;
  link?: string;
  phone?: boolean;
  dryRun?: boolean;
}

/** @returns when the day begins, or null */
const startOf = ({ refuse }: Context, day: string | undefined, later = 0): number | null => {
  if (day === undefined) return null;
  return isDay(day) ? startOfDayMs(addDays(day, later)) : refuse('unknownDay', { day });
};

const checkLink = ({ refuse, bannerOrigins }: Context, { action = 'none', link }: Wanted): void => {
  const needsLink = action === 'link' || action === 'popup';
  if (needsLink !== (link !== undefined)) refuse('linkNeeded', {}, 'link');
  if (link !== undefined && !isBannerLink(link, bannerOrigins)) refuse('linkNotAllowed', { link }, 'link');
};

/** The bytes and what they are, by their content. */
const readFile = ({ refuse }: Context, { place, file }: Wanted) => {
  const bytes = Buffer.from(file, 'base64');
  const most = place === 'video' ? MOST_VIDEO_BYTES : MOST_IMAGE_BYTES;
  const found = bytes.length > most ? null : (place === 'video' ? findVideo : findImage)(bytes);
  return found === null ? refuse('unreadableMedia', {}) : { bytes, ...found };
};

/** Two that are put up at once are counted one after the other. */
const holdPlace = async ({ client, refuse }: Context, { name, place }: Wanted): Promise<void> => {
  await client.query('lock table banner in share row exclusive mode');
  const { rows } = await client.query<{ name: string; place: string }>('select name, place from banner');
  if (rows.some((row) => row.name === name)) refuse('nameTaken', { name });
  if (rows.filter((row) => row.place === place).length >= MOST_BANNERS)
    refuse('tooManyBanners', { most: MOST_BANNERS });
};

const findOne = async (
  { client }: Pick<Context, 'client'>,
  place: BannerPlace,
  name: string,
): Promise<BannerRecord | undefined> =>
  (await listBanners(client, [place])).find((banner) => banner.name === name);

const add = async (context: Context, wanted: Wanted): Promise<Done<BannerRecord>> => {
  const { client, actor, wallMs } = context;
  const { name, place, alt, off = false, action = 'none', link = null, phone = false } = wanted;
  checkLink(context, wanted);
  const times = [startOf(context, wanted.from), startOf(context, wanted.to, 1)];
  const { bytes, type, width, height } = readFile(context, wanted);
  await holdPlace(context, wanted);
  const hash = createHash('sha256').update(bytes).digest('hex');
  await client.query(ADD_BANNER, [
    name,
    place,
    !off,
    ...times,
    action,
    link,
    alt,
    phone,
    type,
    width,
    height,
    hash,
    bytes,
    wallMs,
    actor.name,
  ]);
  const answer = (await findOne(context, place, name))!;
  return { answer, after: answer, isTrial: wanted.dryRun === true };
};

type Removing = Pick<CommandContext<'banners remove'>, 'client' | 'refuse'>;

const remove = async (
  context: Removing,
  places: readonly BannerPlace[],
  name: string,
): Promise<Done<BannerRecord>> => {
  const answer = (await listBanners(context.client, places)).find((banner) => banner.name === name);
  if (answer === undefined) return context.refuse('unknownBanner', { name });
  await context.client.query(REMOVE_BANNER, [name]);
  return { answer, before: answer };
};

const BESIDE: readonly BannerPlace[] = ['sidebar', 'split'];

export const BANNER_RUNS: Runs<keyof typeof BANNER_COMMANDS> = {
  'banners add': (context, { image: file, place = 'sidebar', ...wanted }) =>
    add(context, { ...wanted, file, place }),
  'banners list': async ({ client }) => ({ answer: await listBanners(client, BESIDE) }),
  'banners remove': (context, { name }) => remove(context, BESIDE, name),
  'slider add': (context, { image: file, ...wanted }) =>
    add(context as Context, { ...wanted, file, place: 'slider' }),
  'slider list': async ({ client }) => ({ answer: await listBanners(client, ['slider']) }),
  'slider remove': (context, { name }) => remove(context as Removing, ['slider'], name),
  'videos add': (context, { video: file, ...wanted }) =>
    add(context as Context, { ...wanted, file, place: 'video' }),
  'videos list': async ({ client }) => ({ answer: await listBanners(client, ['video']) }),
  'videos remove': (context, { name }) => remove(context as Removing, ['video'], name),
};
