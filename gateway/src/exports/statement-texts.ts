import type { Language } from '@lineboard/domain/language/languages';

/** The words of a statement. `{…}` is filled in. */
export interface StatementTexts {
  title: string;
  account: string;
  days: string;
  starting: string;
  ending: string;
  made: string;
  columns: readonly [
    what: string,
    bets: string,
    staked: string,
    won: string,
    lost: string,
    casino: string,
    freePlayGiven: string,
    freePlayStaked: string,
    deposits: string,
    withdrawals: string,
    adjustments: string,
    net: string,
  ];
  byMonth: string;
  bySport: string;
  byWagerType: string;
  total: string;
  several: string;
  wagerTypes: Readonly<Record<string, string>>;
}

const ENGLISH: StatementTexts = {
  title: 'Account statement',
  account: 'Account: {id} ({currency})',
  days: 'From {start} to {end}, days in New York',
  starting: 'Balance before: {cents}',
  ending: 'Balance after: {cents}',
  made: 'Made: {moment}',
  columns: [
    '',
    'Bets',
    'Staked',
    'Won',
    'Lost',
    'Casino',
    'Free play given',
    'Free play staked',
    'Deposits',
    'Withdrawals',
    'Adjustments',
    'Net',
  ],
  byMonth: 'By month',
  bySport: 'By sport',
  byWagerType: 'By kind of bet',
  total: 'Total',
  several: 'Several sports',
  wagerTypes: { S: 'Straight', P: 'Parlay', T: 'Teaser', I: 'If bet, reverse' },
};

const SPANISH: StatementTexts = {
  title: 'Estado de cuenta',
  account: 'Cuenta: {id} ({currency})',
  days: 'Del {start} al {end}, días de Nueva York',
  starting: 'Saldo anterior: {cents}',
  ending: 'Saldo posterior: {cents}',
  made: 'Emitido: {moment}',
  columns: [
    '',
    'Apuestas',
    'Apostado',
    'Ganado',
    'Perdido',
    'Casino',
    'Juego gratis recibido',
    'Juego gratis apostado',
    'Depósitos',
    'Retiros',
    'Ajustes',
    'Neto',
  ],
  byMonth: 'Por mes',
  bySport: 'Por deporte',
  byWagerType: 'Por tipo de apuesta',
  total: 'Total',
  several: 'Varios deportes',
  wagerTypes: { S: 'Directa', P: 'Parlay', T: 'Teaser', I: 'If bet, reverse' },
};

const THAI: StatementTexts = {
  title: 'รายการเดินบัญชี',
  account: 'บัญชี: {id} ({currency})',
  days: 'ตั้งแต่ {start} ถึง {end} ตามวันของนิวยอร์ก',
  starting: 'ยอดก่อนหน้า: {cents}',
  ending: 'ยอดหลังจากนั้น: {cents}',
  made: 'ออกเมื่อ: {moment}',
  columns: [
    '',
    'เดิมพัน',
    'เงินเดิมพัน',
    'ได้',
    'เสีย',
    'คาสิโน',
    'ฟรีเพลย์ที่ได้รับ',
    'ฟรีเพลย์ที่ใช้',
    'ฝาก',
    'ถอน',
    'ปรับยอด',
    'สุทธิ',
  ],
  byMonth: 'รายเดือน',
  bySport: 'ตามกีฬา',
  byWagerType: 'ตามประเภทเดิมพัน',
  total: 'รวม',
  several: 'หลายกีฬา',
  wagerTypes: { S: 'เดี่ยว', P: 'พาร์เลย์', T: 'ทีเซอร์', I: 'อิฟ รีเวิร์ส' },
};

const CHINESE: StatementTexts = {
  title: '帳戶對帳單',
  account: '帳戶：{id}（{currency}）',
  days: '{start} 至 {end}（紐約日期）',
  starting: '期初餘額：{cents}',
  ending: '期末餘額：{cents}',
  made: '製表時間：{moment}',
  columns: [
    '',
    '注單',
    '投注',
    '贏',
    '輸',
    '娛樂場',
    '免費投注發放',
    '免費投注使用',
    '存款',
    '提款',
    '調整',
    '淨額',
  ],
  byMonth: '按月',
  bySport: '按運動',
  byWagerType: '按投注類型',
  total: '合計',
  several: '多種運動',
  wagerTypes: { S: '單注', P: '過關', T: '讓分調整', I: '如果注、雙向如果注' },
};

export const STATEMENT_TEXTS: Readonly<Record<Language, StatementTexts>> = {
  en: ENGLISH,
  es: SPANISH,
  th: THAI,
  'zh-hant': CHINESE,
};
