import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import { type Prop, readProp } from '@lineboard/domain/lines/line/read-prop';

/** @returns null when its records are gone */
export const selectProp = (state: TopicState | null, lineKeys: readonly string[]): Prop<ContestLine> | null =>
  readProp(lineKeys.flatMap((key) => state?.contestLine.get(key) ?? []));
