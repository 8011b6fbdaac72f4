import { FEED_KINDS, REAL_FEED_KINDS } from '../feed-kinds.ts';

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The values of FEED; those that can be tried without anything else come first. */
export const describeForms = (): string => {
  const madeUp = FEED_KINDS.filter(({ isMadeUp }) => isMadeUp).toReversed();
  return OR.format([...madeUp, ...REAL_FEED_KINDS].flatMap(({ forms }) => forms));
};

/** The most telling example of each kind, in Markdown. */
export const describeFormsInMarkdown = (): string =>
  OR.format(FEED_KINDS.map(({ forms }) => `\`${forms.at(-1)}\``));

/** What a book for real customers may choose. */
export const describeRealKinds = (): string =>
  OR.format(REAL_FEED_KINDS.map(({ name, needs }) => (needs === null ? name : `${name} (with ${needs})`)));

/** The feeds next to which feeds with real times may run. */
export const describeRealTime = (): string =>
  OR.format(
    FEED_KINDS.filter(({ isRealTime }) => isRealTime !== false).map(({ name, isRealTime }) =>
      isRealTime === true ? name : `a ${name} ${isRealTime}`,
    ),
  );

export const describeRealTimeInMarkdown = (): string =>
  FEED_KINDS.filter(({ isRealTime }) => isRealTime !== false)
    .map(({ name, isRealTime }) => (isRealTime === true ? `\`${name}\`` : `\`${name}\` ${isRealTime}`))
    .join(', ');
