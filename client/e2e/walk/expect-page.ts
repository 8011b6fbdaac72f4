import { ACCESS, type Kind, type Standing } from './kinds.ts';
import type { Place } from './places.ts';
import type { FoundPage } from './read-page.ts';

export const LAYOUTS = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } } as const;

export type Layout = keyof typeof LAYOUTS;

/** Spec 2 §5, word for word. */
const REFUSED = 'Your account is not authorized for this feature';
const NOT_SET_UP = 'Your account isn’t set up for this.';

/** Only the beginning of a title is compared; links only where the page consists of them. */
export type ExpectedPage = Omit<FoundPage, 'ways'> & { ways: readonly string[] | null };

/** What is around every page. */
const frameOf = ({ bars }: Pick<Place, 'bars'>, isPhone: boolean) => ({
  mains: 1,
  hasMenu: !isPhone && bars === 'menuAndSlip',
  hasSlip: bars !== 'none' && (isPhone || bars !== 'phoneSlip'),
  hasBottomBar: isPhone,
  hasHeader: true,
  isTooWide: false,
});

const NOTHING = {
  alert: null,
  notice: null,
  asksToSignIn: false,
  frames: [],
  hasTiles: false,
  opensWindow: false,
  dialog: null,
  ways: null,
} as const;

const LINES: Pick<Place, 'bars'> = { bars: 'menuAndSlip' };

/** What the place itself shows. */
const contentOf = ({ title, content }: Place, isPhone: boolean): Partial<ExpectedPage> => {
  if (content === 'lines' || content === 'lobby') return { hasTiles: true };
  if (content === 'window') return { opensWindow: true };
  if (typeof content === 'string') return {};
  if ('ways' in content) return { ways: content.ways };
  const address = content.frame.replace('{isPhone}', String(isPhone));
  return { frames: [`${title}: ${address}`], opensWindow: 'hasWindow' in content && !isPhone };
};

const saidOf = (standing: Standing): Partial<ExpectedPage> => {
  if (standing === 'signIn') return { asksToSignIn: true };
  if (standing === 'refused') return { alert: REFUSED };
  return standing === 'notSetUp' ? { alert: NOT_SET_UP } : {};
};

/** What a customer of this kind finds at a place. */
export const expectPage = (place: Place, kind: Kind, layout: Layout): ExpectedPage => {
  const isPhone = layout === 'phone';
  const standing: Standing = ACCESS[place.access][kind];
  const { page = place.title, content } = place;
  if (standing === 'sentAway' || standing === 'led')
    return {
      ...NOTHING,
      ...frameOf(LINES, isPhone),
      at: '/',
      title: 'NFL odds',
      heads: ['Betting lines'],
      hasTiles: true,
      notice: standing === 'led' ? null : REFUSED,
    };
  const isDialog = content === 'dialog' || (typeof content === 'object' && 'isDialog' in content);
  const isOpen = standing === 'open';
  return {
    ...NOTHING,
    ...frameOf(place, isPhone),
    at: place.leadsTo ?? place.to.split('?')[0]!,
    title: page,
    heads: [isOpen && !isDialog ? place.title : page],
    dialog: isDialog ? place.title : null,
    asksToSignIn: place.leadsToSignIn === true,
    hasHeader: !(isOpen && isPhone && place.fillsPhone === true),
    ...(isOpen ? contentOf(place, isPhone) : saidOf(standing)),
  };
};

/** @returns what differs on the page from what is expected, one line each */
export const comparePage = (expected: ExpectedPage, found: FoundPage): string[] => {
  const isAs = {
    ...found,
    title: found.title.startsWith(`${expected.title} · `) ? expected.title : found.title,
    ways: expected.ways === null ? null : found.ways,
  };
  return Object.entries(expected).flatMap(([key, wanted]) => {
    const seen: unknown = isAs[key as keyof ExpectedPage];
    return JSON.stringify(seen) === JSON.stringify(wanted)
      ? []
      : [`${key} is ${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`];
  });
};
