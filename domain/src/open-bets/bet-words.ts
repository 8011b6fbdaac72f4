import type { Language } from '../content/language.ts';
import type { PeriodLabel } from '../sport/period.ts';
import { SPORT_WORDS } from '../content/sport-words.ts';

/** What a bet is told in where no page draws it. `{picks}` and the like are filled in. */
export interface BetWords {
  periods: Readonly<Record<PeriodLabel, string>>;
  draw: string;
  over: string;
  under: string;
  teamOver: string;
  teamUnder: string;
  openSpot: string;
  straight: string;
  parlay: string;
  roundRobin: string;
  /** Between the sizes of a round robin. */
  sizesJoint: string;
  teaser: string;
  pleaser: string;
  progressiveParlay: string;
  ifWinOnly: string;
  ifWinOrPush: string;
  actionReverse: string;
  arbc: string;
  freePlay: string;
  /** By the names that feeds send; one that isn't here is told as it came. */
  sports: ReadonlyMap<string, string>;
}

/** The same words as on the page, where it has them. */
export const BET_WORDS: Readonly<Record<Language, BetWords>> = {
  en: {
    periods: {
      game: 'Game',
      half1: '1st Half',
      half2: '2nd Half',
      quarter1: '1st Quarter',
      quarter2: '2nd Quarter',
      quarter3: '3rd Quarter',
      quarter4: '4th Quarter',
      period1: '1st Period',
      period2: '2nd Period',
      period3: '3rd Period',
      first5: 'First 5 Innings',
      set1: '1st Set',
      regulation: 'Regulation',
      alternate: 'Alternate Line',
    },
    draw: 'Draw',
    over: 'Over {total}',
    under: 'Under {total}',
    teamOver: '{team} over {total}',
    teamUnder: '{team} under {total}',
    openSpot: 'Open spot',
    straight: 'Straight',
    parlay: 'Parlay ({picks})',
    roundRobin: 'Round robin by {sizes} ({picks})',
    sizesJoint: ', ',
    teaser: 'Teaser {name} ({picks})',
    pleaser: 'Pleaser {name} ({picks})',
    progressiveParlay: 'Progressive parlay ({picks})',
    ifWinOnly: 'If win only ({picks})',
    ifWinOrPush: 'If win or push ({picks})',
    actionReverse: 'Action reverse',
    arbc: 'ARBC ({picks})',
    freePlay: 'free play',
    sports: SPORT_WORDS.en,
  },
  es: {
    periods: {
      game: 'Partido',
      half1: '1.ª mitad',
      half2: '2.ª mitad',
      quarter1: '1.er cuarto',
      quarter2: '2.º cuarto',
      quarter3: '3.er cuarto',
      quarter4: '4.º cuarto',
      period1: '1.er periodo',
      period2: '2.º periodo',
      period3: '3.er periodo',
      first5: 'Primeras 5 entradas',
      set1: '1.er set',
      regulation: 'Tiempo reglamentario',
      alternate: 'Línea alterna',
    },
    draw: 'Empate',
    over: 'Más de {total}',
    under: 'Menos de {total}',
    teamOver: '{team} más de {total}',
    teamUnder: '{team} menos de {total}',
    openSpot: 'Espacio abierto',
    straight: 'Directa',
    parlay: 'Parlay ({picks})',
    roundRobin: 'Round robin de {sizes} ({picks})',
    sizesJoint: ', ',
    teaser: 'Teaser {name} ({picks})',
    pleaser: 'Pleaser {name} ({picks})',
    progressiveParlay: 'Parlay progresivo ({picks})',
    ifWinOnly: 'If solo gana ({picks})',
    ifWinOrPush: 'If gana o empata ({picks})',
    actionReverse: 'Action reverse',
    arbc: 'ARBC ({picks})',
    freePlay: 'Juego gratis',
    sports: SPORT_WORDS.es,
  },
  th: {
    periods: {
      game: 'ทั้งเกม',
      half1: 'ครึ่งแรก',
      half2: 'ครึ่งหลัง',
      quarter1: 'ควอเตอร์ 1',
      quarter2: 'ควอเตอร์ 2',
      quarter3: 'ควอเตอร์ 3',
      quarter4: 'ควอเตอร์ 4',
      period1: 'พีเรียด 1',
      period2: 'พีเรียด 2',
      period3: 'พีเรียด 3',
      first5: '5 อินนิงแรก',
      set1: 'เซตแรก',
      regulation: 'เวลาปกติ',
      alternate: 'ราคาทางเลือก',
    },
    draw: 'เสมอ',
    over: 'สูง {total}',
    under: 'ต่ำ {total}',
    teamOver: '{team} สูง {total}',
    teamUnder: '{team} ต่ำ {total}',
    openSpot: 'ช่องว่าง',
    straight: 'เดี่ยว',
    parlay: 'พาร์เลย์ ({picks})',
    roundRobin: 'ราวด์โรบิน {sizes} ({picks})',
    sizesJoint: ', ',
    teaser: 'ทีเซอร์ {name} ({picks})',
    pleaser: 'พลีเซอร์ {name} ({picks})',
    progressiveParlay: 'โปรเกรสซีฟพาร์เลย์ ({picks})',
    ifWinOnly: 'อิฟ ชนะเท่านั้น ({picks})',
    ifWinOrPush: 'อิฟ ชนะหรือเสมอ ({picks})',
    actionReverse: 'แอ็กชันรีเวิร์ส',
    arbc: 'ARBC ({picks})',
    freePlay: 'ฟรีเพลย์',
    sports: SPORT_WORDS.th,
  },
  'zh-hant': {
    periods: {
      game: '全場',
      half1: '上半場',
      half2: '下半場',
      quarter1: '第1節',
      quarter2: '第2節',
      quarter3: '第3節',
      quarter4: '第4節',
      period1: '第1局',
      period2: '第2局',
      period3: '第3局',
      first5: '前5局',
      set1: '第1盤',
      regulation: '法定時間',
      alternate: '替代盤口',
    },
    draw: '和局',
    over: '大 {total}',
    under: '小 {total}',
    teamOver: '{team} 大 {total}',
    teamUnder: '{team} 小 {total}',
    openSpot: '保留空位',
    straight: '單注',
    parlay: '過關 ({picks})',
    roundRobin: '輪轉過關 {sizes} ({picks})',
    sizesJoint: '、',
    teaser: '讓分調整 {name} ({picks})',
    pleaser: '反向讓分 {name} ({picks})',
    progressiveParlay: '累進過關 ({picks})',
    ifWinOnly: '如果注・僅贏 ({picks})',
    ifWinOrPush: '如果注・贏或和 ({picks})',
    actionReverse: '雙向如果注',
    arbc: 'ARBC ({picks})',
    freePlay: '免費投注',
    sports: SPORT_WORDS['zh-hant'],
  },
};
