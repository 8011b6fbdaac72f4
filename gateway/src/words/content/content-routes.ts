import type { FastifyInstance } from 'fastify';
import type { ContentView } from './create-content-view.ts';
import { handle } from '../../ground/http/handle.ts';

export const contentRoutes = (app: FastifyInstance, content: ContentView): void => {
  handle(app, 'readContent', {}, async ({ params: { pageId }, query: { language }, refuse }) => {
    const page = await content.page(pageId, language);
    return page ?? refuse('notFound');
  });
  handle(app, 'readRulesMenu', {}, ({ query: { language } }) => content.rulesMenu(language));
};
