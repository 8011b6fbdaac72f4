import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { expect, it } from 'vitest';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { describeTeaser } from './describe-teaser.ts';

const [SIX] = DEFAULT_HOUSE_RULES.teasers;
const THREE_TEAMS = DEFAULT_HOUSE_RULES.teasers.find(({ teaserName }) => teaserName === 'T tl 10/7 3 teams');

it('a teaser is named by points, sports, ties and teams in every language', async () => {
  const texts = createI18n('en');
  const words = new Map<string, string[]>();
  for (const language of LANGUAGES) {
    await texts.changeLanguage(language);
    words.set(
      language,
      [SIX!, THREE_TEAMS!].map((teaser) => describeTeaser(texts.t, teaser)),
    );
  }
  expect(Object.fromEntries(words)).toEqual({
    en: [
      '6 pts football / 4 basketball / 1 baseball, ties push',
      '10 pts football / 7 basketball, ties lose, 3 teams',
    ],
    es: [
      '6 pts fútbol americano / 4 baloncesto / 1 béisbol, empate anula',
      '10 pts fútbol americano / 7 baloncesto, empate pierde, 3 equipos',
    ],
    th: [
      'อเมริกันฟุตบอล 6 แต้ม / บาสเกตบอล 4 / เบสบอล 1, เสมอคืนเงิน',
      'อเมริกันฟุตบอล 10 แต้ม / บาสเกตบอล 7, เสมอแพ้, 3 ทีม',
    ],
    'zh-hant': [
      '美式足球 6 分 / 籃球 4 分 / 棒球 1 分, 和局退出',
      '美式足球 10 分 / 籃球 7 分, 和局算輸, 3 隊',
    ],
    'pt-br': [
      '6 pts futebol americano / 4 basquete / 1 beisebol, empate devolve',
      '10 pts futebol americano / 7 basquete, empate perde, 3 times',
    ],
  });
});

it('a pleaser is called one in every language', async () => {
  const pleaser = DEFAULT_HOUSE_RULES.teasers.find(({ category }) => category === 'Pleasers')!;
  const texts = createI18n('en');
  const words: string[] = [];
  for (const language of LANGUAGES) {
    await texts.changeLanguage(language);
    words.push(describeTeaser(texts.t, pleaser).slice(0, 7));
  }
  expect(words).toEqual(['Pleaser', 'Pleaser', 'พลีเซอร', '反向讓分 美式', 'Pleaser']);
});

it('a bet’s teaser has the name of its card, whatever the order of its sports', () => {
  const { t } = createI18n('en');
  const points = Object.fromEntries(Object.entries(SIX!.points).toReversed());
  expect(describeTeaser(t, { ...SIX!, points })).toBe(describeTeaser(t, SIX!));
});
