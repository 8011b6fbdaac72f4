import type { AffiliateDesk, CardDesk } from '@lineboard/domain/sandbox/sandbox-answers';
import { createHash } from 'node:crypto';

/** Numbers that follow from whose they are alone: the same at each look, on every gateway. */
const drawFor = (whose: string): ((below: number) => number) => {
  let bytes = createHash('sha256').update(whose).digest();
  let at = 0;
  return (below) => {
    if (at + 4 > bytes.length) {
      bytes = createHash('sha256').update(bytes).digest();
      at = 0;
    }
    at += 4;
    return bytes.readUInt32BE(at - 4) % below;
  };
};

const SHARE_PERCENT = 25;
const FEWEST_PLAYERS = 5;

/** What an affiliate earned of the players that came through him: each share is of that player's net, to the cent. */
export const createAffiliateDesk = (affiliateId: string): AffiliateDesk => {
  const draw = drawFor(`affiliate ${affiliateId}`);
  const first = 1_000 + draw(8_000);
  const players = Array.from({ length: FEWEST_PLAYERS + draw(4) }, (_, at) => {
    const depositsCents = 2_500 * (1 + draw(40));
    // Most players lose, and none more than he paid in.
    const netCents = draw(depositsCents) - (draw(4) === 0 ? depositsCents : 0);
    return {
      player: `P-${first + at * 37}`,
      visits: 1 + draw(28),
      depositsCents,
      netCents,
      earnedCents: Math.trunc((netCents * SHARE_PERCENT) / 100),
    };
  });
  return { affiliateId, sharePercent: SHARE_PERCENT, players };
};

const BRANDS = ['Visa', 'Mastercard', 'Amex'] as const;
const SOONEST_YEAR = 29;

/** Two or three cards, the first of which waits for its owner to agree. */
export const createCardDesk = (customerId: string): CardDesk => {
  const draw = drawFor(`cards ${customerId}`);
  const cards = Array.from({ length: 2 + draw(2) }, (_, at) => ({
    brand: BRANDS[(draw(BRANDS.length) + at) % BRANDS.length]!,
    lastDigits: String(draw(10_000)).padStart(4, '0'),
    expires: `${String(1 + draw(12)).padStart(2, '0')}/${SOONEST_YEAR + draw(5)}`,
    isAuthorized: at > 0,
  }));
  return { customerId, cards };
};
