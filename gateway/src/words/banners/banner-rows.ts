import type { Banner, BannerPlace } from '@lineboard/domain/words/banners/banner.schema';
import { isBannerLink } from '@lineboard/domain/words/banners/is-banner-link';
import type pg from 'pg';

type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;

export interface BannerRecord extends Omit<Banner, 'media' | 'width' | 'height'> {
  place: BannerPlace;
  mediaType: string;
  bytes: number;
  addedAtMs: number;
  actor: string;
}

const SHOWN = `name, active, active_from_ms as "activeFromMs", active_to_ms as "activeToMs", action, link, alt,
  on_phone as "onPhone"`;

const RECORD = `${SHOWN}, place, media_type as "mediaType", length(media) as bytes, added_at_ms as "addedAtMs", actor`;

/** In the order in which they were put up. */
export const listBanners = async (
  database: Queryable,
  places: readonly BannerPlace[],
): Promise<BannerRecord[]> => {
  const { rows } = await database.query<BannerRecord>(
    `select ${RECORD} from banner where place = any($1) order by place, added_at_ms, name`,
    [places],
  );
  return rows;
};

/** Those that are on and not over. A link to an origin that is no longer allowed leads nowhere. */
export const readBanners = async (
  database: Queryable,
  place: BannerPlace,
  { wallMs, origins }: { wallMs: number; origins: readonly string[] },
): Promise<Banner[]> => {
  const { rows } = await database.query<Banner>(
    `select ${SHOWN}, '/banner-media/' || media_hash as media, width, height from banner
     where place = $1 and active and (active_to_ms is null or active_to_ms > $2) order by added_at_ms, name`,
    [place, wallMs],
  );
  return rows.map((banner) =>
    banner.link === null || isBannerLink(banner.link, origins)
      ? banner
      : { ...banner, action: 'none', link: null },
  );
};

/** @returns null when there is no such file, or no longer */
export const readMedia = async (
  database: Queryable,
  hash: string,
): Promise<{ type: string; bytes: Buffer } | null> => {
  const { rows } = await database.query<{ type: string; bytes: Buffer }>(
    'select media_type as type, media as bytes from banner where media_hash = $1 limit 1',
    [hash],
  );
  return rows[0] ?? null;
};

/** Which layouts have an image above the board now. */
export const readSliderRoom = async (
  database: Queryable,
  wallMs: number,
): Promise<'none' | 'desk' | 'everywhere'> => {
  const { rows } = await database.query<{ on_phone: boolean | null }>(
    `select bool_or(on_phone) as on_phone from banner where place = 'slider' and active
       and (active_from_ms is null or active_from_ms <= $1) and (active_to_ms is null or active_to_ms > $1)`,
    [wallMs],
  );
  const onPhone = rows[0]?.on_phone ?? null;
  if (onPhone === null) return 'none';
  return onPhone ? 'everywhere' : 'desk';
};
