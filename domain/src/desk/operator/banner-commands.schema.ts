import { Type } from 'typebox';
import {
  BannerActionSchema,
  BannerPlaceSchema,
  MOST_IMAGE_BYTES,
  MOST_VIDEO_BYTES,
} from '../../words/banners/banner.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { type CommandSchema, FILE } from './command-schema.ts';

const nameField = () =>
  Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$', description: 'Its name, e.g. spring-offer' });

const dayField = (description: string) =>
  Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description }));

/** A file of at most so many bytes, in base64. */
const fileField = (bytes: number, description: string) =>
  Type.String({
    minLength: 4,
    maxLength: Math.ceil(bytes / 3) * 4,
    pattern: '^[A-Za-z0-9+/]+={0,2}$',
    description,
    ...FILE,
  });

const image = () => fileField(MOST_IMAGE_BYTES, `PNG, JPEG or WebP of at most ${MOST_IMAGE_BYTES / 1000} kB`);

const FIELDS = {
  name: nameField(),
  alt: Type.String({
    minLength: 1,
    maxLength: 120,
    pattern: '\\S',
    description: 'What it says, for people who don’t see it',
  }),
  from: dayField('The first day that it is shown, e.g. 2027-01-01 (New York)'),
  to: dayField('The last day that it is shown'),
  off: Type.Optional(Type.Boolean({ description: 'Not shown yet' })),
  dryRun: Type.Optional(
    Type.Boolean({ description: 'Check it and say what the banner would be, and put nothing up' }),
  ),
};

const LEADING = {
  action: Type.Optional(
    Type.Enum([...BannerActionSchema.enum], { description: 'What a click does; left out: nothing' }),
  ),
  link: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'With link and popup: a page of the site (/rules) or an address of BANNER_ORIGINS',
    }),
  ),
};

const phoneField = () =>
  Type.Optional(Type.Boolean({ description: 'Also on a phone, where it takes room from the games' }));

const BannerRecordSchema = strict({
  name: words(40),
  place: BannerPlaceSchema,
  active: Type.Boolean(),
  activeFromMs: orNull(count('Wall clock.')),
  activeToMs: orNull(count('Wall clock.')),
  action: BannerActionSchema,
  link: orNull(words(300)),
  alt: words(120),
  onPhone: Type.Boolean(),
  mediaType: words(20),
  bytes: count(),
  addedAtMs: count('Wall clock.'),
  actor: words(64),
});

const ADDING = {
  right: 'messages.write',
  changes: true,
  positional: ['name'],
  answer: BannerRecordSchema,
  refusals: ['nameTaken', 'tooManyBanners', 'unreadableMedia', 'unknownDay', 'linkNotAllowed', 'linkNeeded'],
} as const;

const LISTING = {
  right: 'messages.write',
  changes: false,
  positional: [],
  input: strict({}),
  answer: list(BannerRecordSchema),
  refusals: [],
} as const;

const REMOVING = {
  right: 'messages.write',
  changes: true,
  positional: ['name'],
  input: strict({ name: nameField() }),
  answer: BannerRecordSchema,
  refusals: ['unknownBanner'],
} as const;

export const BANNER_COMMANDS = {
  'banners add': {
    ...ADDING,
    summary: 'Put a banner next to the board',
    input: strict({
      ...FIELDS,
      ...LEADING,
      image: image(),
      place: Type.Optional(
        Type.Enum(['sidebar', 'split'], {
          description: 'Beneath the sports menu (sidebar) or an empty slip (split); sidebar',
        }),
      ),
    }),
    bodyLimitBytes: 1_000_000,
  },
  'banners list': { ...LISTING, summary: 'List the banners' },
  'banners remove': { ...REMOVING, summary: 'Take a banner down' },
  'slider add': {
    ...ADDING,
    summary: 'Put an image above the board',
    input: strict({ ...FIELDS, ...LEADING, image: image(), phone: phoneField() }),
    bodyLimitBytes: 1_000_000,
  },
  'slider list': { ...LISTING, summary: 'List the images above the board' },
  'slider remove': { ...REMOVING, summary: 'Take an image above the board down' },
  'videos add': {
    ...ADDING,
    summary: 'Put a video on the page “Video”',
    input: strict({
      ...FIELDS,
      video: fileField(MOST_VIDEO_BYTES, `MP4 or WebM of at most ${MOST_VIDEO_BYTES / 1_000_000} MB`),
    }),
    bodyLimitBytes: 6_000_000,
  },
  'videos list': { ...LISTING, summary: 'List the videos' },
  'videos remove': { ...REMOVING, summary: 'Take a video down' },
} as const satisfies Record<string, CommandSchema>;
