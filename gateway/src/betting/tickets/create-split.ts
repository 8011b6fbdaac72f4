import type { StoredAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import { keyOfExposure } from '@lineboard/domain/ground/pick/pick';
import { calculateStraightAmounts } from '@lineboard/domain/ground/price/straight-amounts';
import { splitStake } from '@lineboard/domain/betting/settlement/split-stake';
import { keyOfWin } from '@lineboard/domain/betting/ticket/win-room';
import { randomUUID } from 'node:crypto';
import { type AccountRow, calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { pickOf } from '../wagers/pick-of-item.ts';
import type { StoredItem, StoredWager } from '../wagers/stored-wager.ts';
import type { WagerRow } from './create-posting.ts';
import type { PostingToWrite } from './write-ticket.ts';

/** A straight has no points of a teaser's: it gets the line that they were taken from. */
const withoutTeaser = (item: StoredItem) =>
  item.teaser_points === 0
    ? {}
    : {
        final_price: item.line_price ?? item.final_price,
        final_line: item.line_price === null ? item.final_line : item.line_points,
        line_price: null,
        line_points: null,
        teaser_points: 0,
      };

const createStraight = (
  stored: StoredItem,
  wagerNumber: number,
  stakeCents: number,
  freePlay: boolean,
): { wager: WagerRow; item: PostingToWrite['items'][number] & StoredItem } => {
  const item = { ...stored, ...withoutTeaser(stored) };
  const pick = pickOf(item);
  const { riskCents, toWinCents, baseCents } = calculateStraightAmounts('risk', stakeCents, item.final_price);
  return {
    wager: {
      win_key: keyOfWin('straight', [pick]),
      wager_number: wagerNumber,
      wager_type: 'S',
      risk_cents: riskCents,
      held_cents: freePlay ? 0 : riskCents,
      to_win_cents: toWinCents,
      most_win_cents: null,
      free_play_flag: freePlay,
      terms: null,
      open_spots: 0,
      combined_games: null,
    },
    item: {
      ...item,
      wager_number: wagerNumber,
      item_number: 1,
      risk_cents: riskCents,
      to_win_cents: toWinCents,
      base_cents: baseCents,
      entered: 'risk',
      side: pick.type === 'G' ? pick.side : null,
      pick_key: keyOfExposure(pick, null),
    },
  };
};

/**
 * The legs of a wager as straights of equal stake, each at the price and line that it was accepted at (HR-85). They are
 * judged by no limit: what was accepted remains. Nobody asks by its key, which every ticket has.
 */
export const createSplit = (
  stored: StoredWager,
  acceptance: StoredAcceptance,
  account: AccountRow,
  now: { wallMs: number; bookMs: number },
): PostingToWrite => {
  const stakes = splitStake(stored.risk_cents, stored.items.length);
  const straights = stored.items.map((item, at) =>
    createStraight(item, at + 1, stakes[at] ?? 0, stored.free_play_flag),
  );
  const wagers = straights.map(({ wager }) => wager);
  const items = straights.map(({ item }) => item);
  const totalToWinCents = wagers.reduce((sum, { to_win_cents: cents }) => sum + cents, 0);
  const heldCents = wagers.reduce((sum, { held_cents: cents }) => sum + cents, 0);
  const freePlayCents = stored.free_play_flag ? stored.risk_cents : 0;
  const bookMs = Math.round(now.bookMs);
  return {
    customerId: stored.customer_id,
    idempotencyKey: randomUUID(),
    requestHash: Buffer.alloc(0),
    priceAcceptance: acceptance,
    expectedVersion: account.version,
    wagerType: 'straight',
    acceptedBookMs: bookMs,
    acceptedWallMs: now.wallMs,
    heldCents,
    freePlayCents,
    wagers,
    items,
    parent: null,
    filling: null,
    answer: {
      state: 'accepted',
      acceptedAtMs: bookMs,
      totalRiskCents: stored.risk_cents,
      totalToWinCents,
      wagers: straights.map(({ wager, item }) => ({
        wagerNumber: wager.wager_number,
        riskCents: wager.risk_cents,
        toWinCents: wager.to_win_cents,
        items: [
          {
            itemId: item.item_id,
            finalPrice: item.final_price,
            finalLine: item.final_line,
            linePrice: item.line_price ?? item.final_price,
            linePoints: item.line_price === null ? item.final_line : item.line_points,
            live: false,
            placedScore: null,
          },
        ],
        openSpots: 0,
        combinedPrice: null,
      })),
      balance: calculateBalance({
        ...account,
        at_risk_cents: account.at_risk_cents + heldCents,
        free_play_balance_cents: account.free_play_balance_cents - freePlayCents,
        version: account.version + 1,
      }),
    },
  };
};
