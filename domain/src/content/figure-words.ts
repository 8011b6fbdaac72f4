import type { Language } from '../language/languages.ts';
import type { TieRule } from '../house-rules/house-rules.schema.ts';
import type { Window } from '../sport/sport-row.ts';
import { SPORT_WORDS } from './sport-words.ts';
import { createWindowWords } from './window-words.ts';

/** What stands beside figures in their tables. */
export interface FigureWords {
  teaser: string;
  points: string;
  ties: string;
  tie: Readonly<Record<TieRule, string>>;
  teams: string;
  legs: string;
  pays: string;
  /** Heads the columns of a progressive parlay’s card: how many legs didn’t win. */
  notWon: string;
  sport: string;
  number: string;
  cents: string;
  most: string;
  seconds: (count: number) => string;
  /** Profit for each unit risked. */
  toOne: (profit: string) => string;
  none: string;
  league: string;
  minutes: string;
  suspended: string;
  postponed: string;
  window: (window: Window) => string;
  /** HR-71: whether a full game's total that was passed stands. */
  decidedTotals: (decidedStands: boolean) => string;
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
    notWon: 'Not won',
    sport: 'Sport',
    number: 'On or off',
    cents: 'Cents per half point',
    most: 'Most half points',
    seconds: (count) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
    toOne: (profit) => `${profit} to 1`,
    none: 'none',
    league: 'League',
    minutes: 'Minutes',
    suspended: 'Suspended: may go on until',
    postponed: 'Postponed: may begin until',
    window: createWindowWords({
      hours: (hours) => `${hours} hours after its start`,
      nextMorning: (hour) => `${hour} a.m. in New York on the next day`,
      sameDay: 'midnight in New York',
      weekday: 'the end of Wednesday in New York',
      open: 'the tournament is over',
    }),
    decidedTotals: (decidedStands) =>
      decidedStands
        ? 'A total that was passed before the game stopped stands: the over won, the under lost.'
        : 'A total of a part of the game that was passed stands; the full game’s total needs the whole game.',
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
    notWon: 'No ganan',
    sport: 'Deporte',
    number: 'Desde o hacia',
    cents: 'Centavos por medio punto',
    most: 'Máximo de medios puntos',
    seconds: (count) => `${count} ${count === 1 ? 'segundo' : 'segundos'}`,
    toOne: (profit) => `${profit} a 1`,
    none: 'ninguno',
    league: 'Liga',
    minutes: 'Minutos',
    suspended: 'Suspendido: puede seguir hasta',
    postponed: 'Aplazado: puede empezar hasta',
    window: createWindowWords({
      hours: (hours) => `${hours} horas después de su inicio`,
      nextMorning: (hour) => `las ${hour} a. m. en Nueva York del día siguiente`,
      sameDay: 'la medianoche en Nueva York',
      weekday: 'el final del miércoles en Nueva York',
      open: 'que termine el torneo',
    }),
    decidedTotals: (decidedStands) =>
      decidedStands
        ? 'Un total que ya se había superado cuando el partido se detuvo vale: gana el over y pierde el under.'
        : 'El total superado de una parte del partido vale; el total del partido necesita el partido entero.',
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
    notWon: 'ไม่ชนะ',
    sport: 'กีฬา',
    number: 'แต้มหลัก',
    cents: 'เซนต์ต่อครึ่งแต้ม',
    most: 'ครึ่งแต้มสูงสุด',
    seconds: (count) => `${count} วินาที`,
    toOne: (profit) => `${profit} ต่อ 1`,
    none: 'ไม่มี',
    league: 'ลีก',
    minutes: 'นาที',
    suspended: 'ถูกระงับ: แข่งต่อได้ถึง',
    postponed: 'ถูกเลื่อน: เริ่มได้ถึง',
    window: createWindowWords({
      hours: (hours) => `${hours} ชั่วโมงหลังเวลาเริ่ม`,
      nextMorning: (hour) => `${hour} นาฬิกาของวันถัดไปตามเวลานิวยอร์ก`,
      sameDay: 'เที่ยงคืนตามเวลานิวยอร์ก',
      weekday: 'สิ้นวันพุธตามเวลานิวยอร์ก',
      open: 'จบการแข่งขันทั้งรายการ',
    }),
    decidedTotals: (decidedStands) =>
      decidedStands
        ? 'สูงต่ำที่แต้มเกินไปแล้วก่อนเกมหยุดถือเป็นผล: สูงชนะ ต่ำแพ้'
        : 'สูงต่ำของช่วงที่แต้มเกินไปแล้วถือเป็นผล ส่วนสูงต่ำของทั้งเกมต้องแข่งจบเกม',
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
    notWon: '沒贏',
    sport: '運動',
    number: '關鍵點數',
    cents: '每半點價格（分）',
    most: '最多半點數',
    seconds: (count) => `${count} 秒`,
    toOne: (profit) => `${profit} 賠 1`,
    none: '無',
    league: '聯盟',
    minutes: '分鐘',
    suspended: '中斷：可續賽至',
    postponed: '延期：可開賽至',
    window: createWindowWords({
      hours: (hours) => `開賽後 ${hours} 小時`,
      nextMorning: (hour) => `紐約時間次日上午 ${hour} 時`,
      sameDay: '紐約時間午夜',
      weekday: '紐約時間星期三結束',
      open: '賽事結束',
    }),
    decidedTotals: (decidedStands) =>
      decidedStands
        ? '比賽中止前已超過的大小有效：大贏，小輸。'
        : '比賽某一段已超過的大小有效；全場大小必須賽完全場。',
    sports: SPORT_WORDS['zh-hant'],
  },
};
