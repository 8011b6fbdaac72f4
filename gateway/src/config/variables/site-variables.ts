import { described, flag, listOf, text } from '../../ground/variables/variable.ts';
import { httpsOrigin } from './web-origin.ts';

export const siteVariables = {
  SITE_FILE: described(
    text<string | null>('the path of a JSON file', /^[^\0]{1,4000}$/, null),
    'What the site says of the book, phone numbers, chats and ways of the menu among them: ' +
      '[files of a book](files.md#the-site).',
  ),
  SLIDER: described(
    flag(true),
    '`false`: no image is shown above the board, whatever `slider add` put there.',
  ),
  BANNER_ORIGINS: described(
    listOf('origins that banners may lead to, e.g. https://shop.example', httpsOrigin),
    '`https:` origins that banners may lead to beside the site’s own pages, by comma.',
  ),
  SERVICE_WORKER: described(
    flag(true),
    '`false`: pages keep nothing for a time without a network, can’t be installed with it and get no notifications. ' +
      'Browsers that have the worker lose it with what it kept, at their next visit.',
  ),
} as const;
