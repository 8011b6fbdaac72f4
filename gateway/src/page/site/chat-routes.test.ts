import { NO_SITE_FILE, type SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { createDemoSite } from '../../desk/demo/demo-site.ts';
import { demoChatRoutes } from '../../desk/demo/demo-chat.ts';
import { chatRoutes, listChatOrigins } from './chat-routes.ts';

type Chat = SiteConfiguration['liveChat'];

const SCRIPT: Chat = { provider: 'Chatter', address: 'https://chat.example/w.js?id=1&v="2"', kind: 'script' };
const FRAME: Chat = { provider: 'Chatter', address: 'https://chat.example/box', kind: 'frame' };

const ask = async (liveChat: Chat) => {
  const app = fastify();
  chatRoutes(app, { siteFile: { ...NO_SITE_FILE, liveChat } });
  return app.inject('/chat-frame');
};

it('CALL1-19: a chat’s script is alone in a page of no origin, which loads from the provider and nowhere else', async () => {
  const answer = await ask(SCRIPT);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain(
    '<script src="https://chat.example/w.js?id=1&amp;v=&quot;2&quot;" async></script>',
  );
  const policy = String(answer.headers['content-security-policy']).split(';');
  const sandbox = policy.find((directive) => directive.startsWith('sandbox'));
  expect(sandbox).toContain('allow-scripts');
  expect(sandbox).not.toMatch(/allow-same-origin|top-navigation|downloads|modals/);
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      'script-src https://chat.example',
      "frame-ancestors 'self'",
    ]),
  );
  for (const directive of policy)
    expect(directive).not.toMatch(/-src.*('self'|\*|https:(?!\/\/chat\.example))/);
});

it('there is no such page where the chat has one of its own, or there is none', async () => {
  expect((await ask(FRAME)).statusCode).toBe(404);
  expect((await ask(null)).statusCode).toBe(404);
});

it('the page may frame the chat and ask whether it is there, and nothing of it without one', () => {
  const originsOf = (liveChat: Chat) => listChatOrigins({ liveChat });
  expect(originsOf(FRAME)).toEqual({ frames: ['https://chat.example'], asked: ['https://chat.example'] });
  expect(originsOf(SCRIPT)).toEqual({ frames: ["'self'"], asked: ['https://chat.example'] });
  expect(originsOf(null)).toEqual({ frames: [], asked: [] });
  expect(listChatOrigins(createDemoSite())).toEqual({ frames: ["'self'"], asked: [] });
});

it('SH1-10: a demo book has a bot to chat with, of no origin and without a script', async () => {
  const app = fastify();
  demoChatRoutes(app, createDemoSite());
  const answer = await app.inject('/demo-chat');
  expect(answer.body).toContain('assistant');
  expect(answer.body).not.toContain('<script');
  expect(answer.headers['content-security-policy']).toMatch(/^sandbox;default-src 'none'/);
  const other = fastify();
  demoChatRoutes(other, NO_SITE_FILE);
  expect((await other.inject('/demo-chat')).statusCode).toBe(404);
});
