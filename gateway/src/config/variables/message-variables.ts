import { webPushKeys } from '../web-push-keys.ts';
import { pushServices } from '../push-services.ts';
import { described, text, url } from '../../ground/variables/variable.ts';

export const messageVariables = {
  MAIL_URL: described(
    url(['smtp:', 'smtps:'], true),
    'The mail server, `smtps://user:password@mail.example` or `smtp://user:password@mail.example:587`. It must offer ' +
      'TLS unless it is on this machine. Without it what needs mail isn’t offered: customers ask you for a new ' +
      'password. See [mail](customers.md#mail).',
  ),
  MAIL_FROM: described(
    text(
      'an address, e.g. no-reply@book.example or Book <no-reply@book.example>',
      /^(?:[\w.+-]{1,64}@[\w.-]{1,190}|[^<>@",;:\\\p{Cc}]{1,80} <[\w.+-]{1,64}@[\w.-]{1,190}>)$/u,
      'Lineboard <no-reply@localhost>',
    ),
    'Who writes: an address that the mail server may send for.',
  ),
  MAIL_DIR: described(
    text<string | null>('the path of a folder', /^[^\0]{1,4000}$/, null),
    'Without `MAIL_URL`, messages are caught in this folder, a `.eml` file each, for its owner alone. The log names ' +
      'each file. It is for development.',
    'none; in a demo `.mail` in the project',
  ),
  PUSH_KEY: described(
    webPushKeys,
    'The private key (VAPID) by which push services know the book. `lineboard init` writes one, `lineboard doctor` ' +
      'tells one. With it customers can be told of news [while the page is closed](customers.md#notifications). With ' +
      'another key every browser has to be asked for again, which pages do by themselves.',
    'none; in a demo one that lasts as long as the process',
  ),
  PUSH_CONTACT: described(
    text<string | null>(
      'mailto: and an address, or an https: address',
      /^(?:mailto:[\w.+-]{1,64}@[\w.-]{1,190}|https:\/\/[\w.-]{1,190}(?:\/[\x21-\x7e]{0,200})?)$/,
      null,
    ),
    'Whom a push service turns to.',
    '`mailto:` and the address of `MAIL_FROM`',
  ),
  PUSH_SERVICES: described(
    pushServices,
    'Hosts that the gateway calls to tell a browser, by comma: those of the browsers’ vendors. It calls them over ' +
      'https at its usual port. A loopback address with `http://` and a port is for tests.',
    '`fcm.googleapis.com`, `updates.push.services.mozilla.com`, `*.notify.windows.com`, `*.push.apple.com`',
  ),
} as const;
