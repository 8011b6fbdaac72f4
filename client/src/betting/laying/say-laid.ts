import type { SharedLeg } from '@lineboard/domain/betting/sharing/shared-slip';
import type { TicketShape } from '@lineboard/domain/betting/shapes/ticket-shapes';
import type { TFunction } from 'i18next';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { nameShape } from '../slip/shapes/name-shape.ts';
import type { LaidPicks } from './lay-picks.ts';

interface Said {
  /** A pick in words, as far as whoever asked knows them. */
  nameOf: (leg: SharedLeg) => string;
  /** Parts of an address that are no picks. */
  wrong?: readonly string[];
  /** The kind of the slip, where the bet that is bet again was of another one. */
  keptKind?: TicketShape | null;
  /** More than a slip takes was asked for. */
  isCut?: boolean;
}

/** Anybody may write an address: it is told what of it wasn't read, not read out. */
const MOST_WRONG_NAMED = 3;

/** A few of the wrong parts, without characters that nobody sees or that turn the text around. */
const nameWrong = (wrong: readonly string[]): string => {
  const names = wrong.slice(0, MOST_WRONG_NAMED).map((part) => part.replaceAll(/\p{C}/gu, '·'));
  return [...names, ...(wrong.length > MOST_WRONG_NAMED ? ['…'] : [])].join(', ');
};

/** Says in one notice what is on the slip now and what isn't, by name. What is missing stays until it is closed. */
export const sayLaid = (
  t: TFunction,
  { laid, already, gone, over, unanswered, refused, fills, rolls }: LaidPicks,
  { nameOf, wrong = [], isCut = false, keptKind = null }: Said,
): void => {
  const listed = (legs: readonly SharedLeg[]): string => legs.map(nameOf).join(', ');
  const missing = [
    gone.length > 0 && t('shapes:gone', { names: listed(gone) }),
    over.length > 0 && t('shapes:over', { names: listed(over) }),
    unanswered.length > 0 && t('shapes:unanswered', { names: listed(unanswered) }),
    refused.length > 0 && t('shapes:notTaken', { names: listed(refused) }),
    fills.length > 0 && t('shapes:slipFills', { names: listed(fills) }),
    rolls.length > 0 && t('shapes:slipRolls', { names: listed(rolls) }),
    wrong.length > 0 && t('shapes:wrong', { names: nameWrong(wrong) }),
    isCut && t('shapes:cut'),
  ].filter((text) => text !== false);
  const text = [
    ...(laid.length > 0 ? [t('shapes:laid', { count: laid.length })] : []),
    ...(already.length > 0 ? [t('shapes:already', { count: already.length })] : []),
    ...(keptKind !== null && laid.length > 0 ? [t('shapes:keptKind', { kind: nameShape(t, keptKind) })] : []),
    ...missing,
  ].join(' ');
  if (text !== '') useNotices.getState().notify({ kind: missing.length > 0 ? 'error' : 'success', text });
};
