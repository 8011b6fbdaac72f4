import type { PlantedFault } from '../planted-fault.ts';

const PAGE_TESTS = ['client/src/words/banners/banners.test.tsx'];
const GATEWAY_TESTS = ['gateway/src/desk/operator/banners.integration.test.ts'];

/** What operators put on the page, from the command to the picture. */
export const BANNER_FAULTS: readonly PlantedFault[] = [
  {
    id: 'banner-leads-anywhere',
    what: 'A banner leads to any address, a script too.',
    file: 'gateway/src/desk/operator/banner-commands.ts',
    find: 'if (link !== undefined && !isBannerLink(link, bannerOrigins))',
    replace: 'if (link === "")',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'banner-file-may-run',
    what: 'A banner’s file, opened directly, is a page of the site.',
    file: 'gateway/src/words/banners/banner-routes.ts',
    find: "default-src 'none'; sandbox",
    replace: "default-src 'self'",
    tests: GATEWAY_TESTS,
  },
  {
    id: 'any-file-is-an-image',
    what: 'A drawing with a script in it is taken for an image.',
    file: 'gateway/src/words/banners/read-media-type.ts',
    find: "  ['webp', 'image/webp'],\n",
    replace: "  ['webp', 'image/webp'],\n  ['svg', 'image/png'],\n",
    tests: GATEWAY_TESTS,
  },
  {
    id: 'popup-knows-opener',
    what: 'A page that a banner opens can move the book’s page.',
    file: 'client/src/words/banners/BannerPicture.tsx',
    find: ',noopener,noreferrer',
    replace: '',
    tests: PAGE_TESTS,
  },
];
