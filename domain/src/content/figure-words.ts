import type { TieRule } from '../house-rules/house-rules.ts';
import type { Language } from './language.ts';
import { SPORT_WORDS } from './sport-words.ts';

/** What stands beside figures in their tables. */
export interface FigureWords {
  teaser: string;
  points: string;
  ties: string;
  tie: Readonly<Record<TieRule, string>>;
  teams: string;
  legs: string;
  pays: string;
  sport: string;
  number: string;
  cents: string;
  most: string;
  seconds: (count: number) => string;
  /** Profit for each unit risked. */
  toOne: (profit: string) => string;
  none: string;
  sports: ReadonlyMap<string, string>;
}

/** A sport that isn't here is named as feeds name it. */
export const FIGURE_WORDS: Readonly<Record<Language, FigureWords>> = {
  en: {
    teaser: 'Teaser',
    points: 'Points',
    ties: 'Ties',
    tie: { tp: 'push', tl: 'lose', tw: 'win' },
    teams: 'teams',
    legs: 'Legs',
    pays: 'Pays',
    sport: 'Sport',
    number: 'On or off',
    cents: 'Cents per half point',
    most: 'Most half points',
    seconds: (count) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
    toOne: (profit) => `${profit} to 1`,
    none: 'none',
    sports: SPORT_WORDS.en,
  },
  es: {
    teaser: 'Teaser',
    points: 'Puntos',
    ties: 'Empates',
    tie: { tp: 'anulan', tl: 'pierden', tw: 'ganan' },
    teams: 'equipos',
    legs: 'Selecciones',
    pays: 'Paga',
    sport: 'Deporte',
    number: 'Desde o hacia',
    cents: 'Centavos por medio punto',
    most: 'Máximo de medios puntos',
    seconds: (count) => `${count} ${count === 1 ? 'segundo' : 'segundos'}`,
    toOne: (profit) => `${profit} a 1`,
    none: 'ninguno',
    sports: SPORT_WORDS.es,
  },
  th: {
    teaser: 'ทีเซอร์',
    points: 'แต้ม',
    ties: 'ผลเสมอ',
    tie: { tp: 'คืน', tl: 'แพ้', tw: 'ชนะ' },
    teams: 'ทีม',
    legs: 'จำนวนรายการ',
    pays: 'จ่าย',
    sport: 'กีฬา',
    number: 'แต้มหลัก',
    cents: 'เซนต์ต่อครึ่งแต้ม',
    most: 'ครึ่งแต้มสูงสุด',
    seconds: (count) => `${count} วินาที`,
    toOne: (profit) => `${profit} ต่อ 1`,
    none: 'ไม่มี',
    sports: SPORT_WORDS.th,
  },
  'zh-hant': {
    teaser: '讓分調整',
    points: '點數',
    ties: '和局',
    tie: { tp: '退出', tl: '算輸', tw: '算贏' },
    teams: '隊',
    legs: '選項數',
    pays: '賠付',
    sport: '運動',
    number: '關鍵點數',
    cents: '每半點價格（分）',
    most: '最多半點數',
    seconds: (count) => `${count} 秒`,
    toOne: (profit) => `${profit} 賠 1`,
    none: '無',
    sports: SPORT_WORDS['zh-hant'],
  },
};
