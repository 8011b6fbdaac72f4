import type { SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import type { FastifyInstance } from 'fastify';

/** The path of a demo book's chat: it is part of the book, and leads to nobody. */
export const DEMO_CHAT_PATH = '/demo-chat';

const ANSWERS: ReadonlyArray<readonly [question: string, answer: string]> = [
  [
    'Why is my price circled?',
    'A circled line takes less than usual. Its maximum stands beside the amount before you hit it.',
  ],
  [
    'When is my bet graded?',
    'Within seconds of the official final. Open bets show it first, then your balance.',
  ],
  ['Can I cancel a bet?', 'No. A bet stands once it is accepted; if a line was plainly wrong, write to us.'],
  ['How do I deposit?', 'This is a demo: your balance was made up, and so is everything that you win.'],
];

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Demo chat</title><style>
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { display: grid; gap: 12px; margin: 16px; }
p, details { max-width: 420px; margin: 0; padding: 10px 14px; border: 1px solid #8884; border-radius: 12px; }
summary { cursor: pointer; font-weight: 600; }
details > p { margin-top: 8px; padding: 0; border: 0; }
</style></head><body>
<p>Hi, I’m the demo book’s assistant. A program answers here, and nobody reads along. Pick a question.</p>
${ANSWERS.map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join('\n')}
</body></html>
`;

/** A bot to try the chat with: a page without a script, of no origin. */
export const demoChatRoutes = (
  app: FastifyInstance,
  { liveChat }: Pick<SiteConfiguration, 'liveChat'>,
): void => {
  if (liveChat?.address !== DEMO_CHAT_PATH) return;
  app.get(DEMO_CHAT_PATH, async (_, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header(
        'content-security-policy',
        "sandbox;default-src 'none';style-src 'unsafe-inline';frame-ancestors 'self'",
      )
      .send(PAGE),
  );
};
