import type { PlantedFault } from '../planted-fault.ts';

const PAGE_TESTS = ['client/src/words/banners/banners.test.tsx'];
const GATEWAY_TESTS = ['gateway/src/desk/operator/banners.integration.test.ts'];

/** What operators put on the page, from the command to the picture. */
export const BANNER_FAULTS: readonly PlantedFault[] = [
  {
    id: 'banners-not-served',
    what: 'No banner is shown.',
    file: 'gateway/src/start/route-tables.ts',
    find: 'plugIn(bannerRoutes, [',
    replace: 'plugIn(() => undefined, [',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'banner-files-not-served',
    what: 'A banner is an empty box.',
    file: 'gateway/src/words/banners/banner-routes.ts',
    find: '  serveMedia(app, database);\n',
    replace: '',
    tests: GATEWAY_TESTS,
  },
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
    id: 'banners-without-end',
    what: 'There may be any number of banners.',
    file: 'gateway/src/desk/operator/banner-commands.ts',
    find: '.length >= MOST_BANNERS',
    replace: '.length < 0',
    tests: GATEWAY_TESTS,
  },
  {
    id: 'no-room-for-slider',
    what: 'The board jumps when the images above it come.',
    file: 'gateway/src/page/site/site-routes.ts',
    find: "parts.config.SLIDER ? await parts.sliderRoom() : 'none'",
    replace: "'none'",
    tests: ['gateway/src/page/site/site-routes.test.ts'],
  },
  {
    id: 'banners-not-in-menu',
    what: 'SCR2-26: no banner beneath the sports menu.',
    file: 'client/src/page/shell/SportsMenuSlot.tsx',
    find: '        <BannerColumn place="sidebar" />\n',
    replace: '',
    tests: PAGE_TESTS,
  },
  {
    id: 'banners-not-in-slip',
    what: 'SCR2-26: no banner beneath an empty slip.',
    file: 'client/src/betting/slip/EmptySlip.tsx',
    find: '          <BannerColumn place="split" />\n',
    replace: '',
    tests: PAGE_TESTS,
  },
  {
    id: 'popup-knows-opener',
    what: 'A page that a banner opens can move the book’s page.',
    file: 'client/src/words/banners/BannerPicture.tsx',
    find: ',noopener,noreferrer',
    replace: '',
    tests: PAGE_TESTS,
  },
  {
    id: 'banner-stays',
    what: 'VAL1-08: a banner stays when its time is over.',
    file: 'client/src/words/banners/use-shown-banners.ts',
    find: 'setTimeout(() => setNowMs(Date.now()), ',
    replace: 'setTimeout(() => undefined, ',
    tests: PAGE_TESTS,
  },
  {
    id: 'slider-looks-for-ever',
    what: 'SCR2-02: a hidden page asks for a lost image ten times a second.',
    file: 'client/src/words/banners/use-ready-pictures.ts',
    find: '      if (document.hidden) return;\n',
    replace: '',
    tests: PAGE_TESTS,
  },
];
