import type { SportType } from '@lineboard/domain/ground/sport/sports';
import type { Leap } from '../../../ground/database/leap.ts';
import type { ValuesOfGroups, VariableGroups } from '../../../ground/variables/values-of-groups.ts';
import type { FeedSource } from './feed-source.ts';

/** `value` is the wrong part, `takes` the allowed values. */
export interface FeedMistake {
  ok: false;
  value: string;
  takes: string;
}

/** The text of FEED, and the option that its kind read from it. */
export interface FeedWords<Option> {
  text: string;
  option: Option;
}

/** The parameters for opening a feed of a kind. */
export interface FeedOpening<Settings> {
  /** The variables of the configuration that belong to the kind. */
  settings: Settings;
  /** The ids of the push feeds, whatever FEED is. */
  pushFeedIds: readonly string[];
  store: string;
  wallMs: number;
}

/** The facts of a kind that don't depend on its option in FEED. */
export interface FeedFacts<Groups extends VariableGroups> {
  /** Its name in FEED. */
  name: string;
  /** Examples of values for FEED; the last one shows the most. */
  forms: readonly string[];
  /** Its games are invented or over: it isn't for real customers. */
  isMadeUp: boolean;
  /**
   * Whether its times are real, so that pushed times fit next to them; or a text that says which of its forms have real
   * times.
   */
  isRealTime: boolean | string;
  /** The variable that it requires. */
  needs: string | null;
  /** The id of its feed in the log; null: it has none, or a token gives the id. */
  feedId: string | null;
  /** Leagues that operators may name before a feed has sent them. */
  leagues: readonly { sportType: SportType; sportSubType: string }[];
  /** The sequences from which it takes numbers, where these grow slower or end sooner than those of rows. */
  sequences: Readonly<Record<string, Leap>>;
  /** Its own variables, by their title in docs/operations/configuration.md. */
  variables: Groups;
}

/** The whole description of a kind of feed, in its own folder. */
export interface FeedRow<Option, Groups extends VariableGroups> extends FeedFacts<Groups> {
  /** @returns null when another kind is named */
  read(text: string): { ok: true; option: Option } | FeedMistake | null;
  /** The words after “They come from”, for operators. */
  describe(chosen: FeedWords<Option>, settings: ValuesOfGroups<Groups>): string;
  /** @throws StartRefused when something that it needs is missing */
  open(
    chosen: FeedWords<Option>,
    opening: FeedOpening<ValuesOfGroups<Groups>>,
  ): FeedSource | Promise<FeedSource>;
}

/** The kind of feed that FEED chose. Its callers don't need to know its option. */
export interface FeedChoice<Groups extends VariableGroups> {
  text: string;
  option: unknown;
  kind: FeedFacts<Groups>;
  describe(settings: ValuesOfGroups<Groups>): string;
  open(opening: FeedOpening<ValuesOfGroups<Groups>>): FeedSource | Promise<FeedSource>;
}

export interface FeedKind<Groups extends VariableGroups> extends FeedFacts<Groups> {
  /** @returns null when another kind is named */
  choose(text: string): { ok: true; feed: FeedChoice<Groups> } | FeedMistake | null;
}

/** A row of `feed-kinds.ts`. */
export const createFeedKind = <Option, const Groups extends VariableGroups>({
  read,
  describe,
  open,
  ...kind
}: FeedRow<Option, Groups>): FeedKind<Groups> => ({
  ...kind,
  choose: (text) => {
    const result = read(text);
    if (result === null || !result.ok) return result;
    const chosen = { text, option: result.option };
    return {
      ok: true,
      feed: {
        ...chosen,
        kind,
        describe: (settings) => describe(chosen, settings),
        open: (opening) => open(chosen, opening),
      },
    };
  },
});
