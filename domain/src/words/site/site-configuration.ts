import type { Static } from 'typebox';
import type { SiteConfigurationSchema } from './site-file.schema.ts';
import type { SiteSettings } from './site-settings.schema.ts';

/** What the operator says of the site: phones, chats, other sites, ways of the menu, what is shown of it. */
export type SiteConfiguration = Static<typeof SiteConfigurationSchema>;

/** A book that says nothing. The way to affiliates is hidden until it is asked for (spec 1 §6). */
export const NO_SITE_FILE: SiteConfiguration = {
  phoneNumbers: [],
  chats: [],
  liveChat: null,
  agentSite: null,
  loginUrl: null,
  affiliatesUrl: null,
  cardAuthUrl: null,
  cacheVersion: '12345678',
  uiFlags: { showsAffiliates: false, showsAgents: true },
  menu: [],
};

/** An empty page of the book that has nothing but a chat's script in it. */
export const CHAT_FRAME_PATH = '/chat-frame';

type ToldChat = NonNullable<SiteSettings['liveChat']>;

const selectLiveChat = ({ liveChat }: SiteConfiguration): ToldChat | null =>
  liveChat && {
    provider: liveChat.provider,
    frame: liveChat.kind === 'script' ? CHAT_FRAME_PATH : liveChat.address,
    source: liveChat.address,
  };

type ToldToPages = Omit<SiteConfiguration, 'uiFlags' | 'liveChat'> & { liveChat: ToldChat | null };

/** The part of it that every page is told, field by field; what a flag hides isn't sent. */
export const selectSiteForPage = (site: SiteConfiguration): ToldToPages => ({
  phoneNumbers: site.phoneNumbers,
  chats: site.chats,
  liveChat: selectLiveChat(site),
  agentSite: site.uiFlags.showsAgents ? site.agentSite : null,
  loginUrl: site.loginUrl,
  cardAuthUrl: site.cardAuthUrl,
  cacheVersion: site.cacheVersion,
  affiliatesUrl: site.uiFlags.showsAffiliates ? site.affiliatesUrl : null,
  menu: site.menu,
});
