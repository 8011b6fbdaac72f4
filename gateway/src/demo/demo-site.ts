import { NO_SITE_FILE, type SiteConfiguration } from '@lineboard/domain/site/site-configuration';
import { DEMO_CHAT_PATH } from './demo-chat.ts';

/** A demo book's site, where no file says otherwise. Numbers of this range reach nobody. */
export const DEMO_SITE: SiteConfiguration = {
  ...NO_SITE_FILE,
  phoneNumbers: [
    {
      label: 'Wagering',
      labels: { es: 'Apuestas', th: 'เดิมพัน', 'zh-hant': '投注' },
      number: '+1 202 555 0143',
    },
    {
      label: 'Customer service',
      labels: { es: 'Atención al cliente', th: 'ฝ่ายบริการลูกค้า', 'zh-hant': '客戶服務' },
      number: '+1 202 555 0178',
    },
  ],
  liveChat: { provider: 'Demo Assistant', address: DEMO_CHAT_PATH, kind: 'frame' },
  menu: [
    {
      title: 'House rules',
      titles: { es: 'Reglas de la casa', th: 'กติกาการเดิมพัน', 'zh-hant': '投注規則' },
      href: null,
      restrictionCodes: [],
      sessionRequired: false,
      hideChat: false,
      callback: 'rules',
    },
  ],
};
