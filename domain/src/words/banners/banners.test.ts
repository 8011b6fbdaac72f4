import { describe, expect, it } from 'vitest';
import { createBanner } from '../../../testing/banner-fixtures.ts';
import type { Banner } from './banner.schema.ts';
import { isBannerLink } from './is-banner-link.ts';
import { findNextChange, isBannerShown } from './is-banner-shown.ts';

const isShown = (changed: Partial<Banner>, served: readonly string[] = []): boolean =>
  isBannerShown(createBanner(changed), 100, (page) => served.includes(page));

describe('a banner', () => {
  it('VAL1-07: is shown only while its flag is on', () => {
    expect(isShown({})).toBe(true);
    expect(isShown({ active: false })).toBe(false);
  });
  it.each([
    [100, null, true],
    [101, null, false],
    [null, 101, true],
    [null, 100, false],
    [50, 150, true],
  ])('VAL1-08: from %s to %s is shown at 100: %s', (activeFromMs, activeToMs, shown) => {
    expect(isShown({ activeFromMs, activeToMs })).toBe(shown);
  });
  it('VAL1-09: with LiveBetting is shown only where live betting is set up', () => {
    expect(isShown({ action: 'LiveBetting' }, ['/vigLiveDealer'])).toBe(false);
    expect(isShown({ action: 'LiveBetting' }, ['/liveBetting'])).toBe(true);
  });
  it('VAL1-10: with LiveDealer is shown only where the live dealer is set up', () => {
    expect(isShown({ action: 'LiveDealer' }, ['/liveBetting'])).toBe(false);
    expect(isShown({ action: 'LiveDealer' }, ['/vigLiveDealer'])).toBe(true);
  });
  it('changes next at the first moment that lies ahead', () => {
    const banners = [
      createBanner({ activeFromMs: 50, activeToMs: 300 }),
      createBanner({ activeFromMs: 200 }),
    ];
    expect([0, 50, 200, 300].map((wallMs) => findNextChange(banners, wallMs))).toEqual([50, 200, 300, null]);
  });
});

describe('where a banner leads', () => {
  it.each(['/', '/rules', '/rules/parlay', '/?sport=Football&subSport=NFL', 'https://shop.example/x?y=1'])(
    'may be %s',
    (link) => expect(isBannerLink(link, ['https://shop.example'])).toBe(true),
  );
  it.each([
    '',
    'rules',
    '//evil.example',
    '/\\evil.example',
    '/a//b',
    'javascript:alert(1)',
    '/x#y',
    '/ x',
    '/"x',
    'http://shop.example',
    'https://evil.example',
    'https://shop.example.evil.example',
    'https://shop.example@evil.example',
    'https://shop.example\\@evil.example',
    'HTTPS://shop.example',
    'data:text/html,x',
    ' https://shop.example',
  ])('is never %j', (link) => expect(isBannerLink(link, ['https://shop.example'])).toBe(false));
});
