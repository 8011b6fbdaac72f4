import type { Language } from '@lineboard/domain/language/languages';
import type { Transaction } from '@lineboard/domain/transactions/transaction.schema';

/** What a file says in a customer's language beside its bets. */
export interface SheetWords {
  /** For dates. */
  locale: string;
  openBets: string;
  transactions: string;
  account: string;
  records: string;
  exported: string;
  ticket: string;
  acceptedDate: string;
  type: string;
  details: string;
  risk: string;
  win: string;
  freePlay: string;
  balance: string;
  round: string;
  kinds: Readonly<Record<Transaction['kind'], string>>;
}

/** The same words as on the page, where it has them; the English heads are the specification's (spec 1 §9). */
export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = {
  en: {
    locale: 'en-US',
    openBets: 'Open Bets',
    transactions: 'Transactions',
    account: 'Account',
    records: 'Records',
    exported: 'Exported',
    ticket: 'Ticket',
    acceptedDate: 'Accepted date',
    type: 'Type',
    details: 'Details',
    risk: 'Risk',
    win: 'Win',
    freePlay: 'Free play',
    balance: 'Balance',
    round: 'round',
    kinds: {
      deposit: 'Deposit',
      withdrawal: 'Withdrawal',
      wager: 'Free play staked',
      grade: 'Graded',
      reverse: 'Earlier result reversed',
      freePlayReturn: 'Free play returned',
      freePlay: 'Free play credited',
      adjustment: 'Adjustment',
      settlement: 'Week settled',
      casino: 'Casino play',
    },
  },
  es: {
    locale: 'es-419-u-hc-h23',
    openBets: 'Apuestas abiertas',
    transactions: 'Transacciones',
    account: 'Cuenta',
    records: 'Registros',
    exported: 'Exportado',
    ticket: 'Boleto',
    acceptedDate: 'Fecha de aceptación',
    type: 'Tipo',
    details: 'Detalles',
    risk: 'Riesgo',
    win: 'Ganancia',
    freePlay: 'Juego gratis',
    balance: 'Saldo',
    round: 'ronda',
    kinds: {
      deposit: 'Depósito',
      withdrawal: 'Retiro',
      wager: 'Juego gratis apostado',
      grade: 'Calificada',
      reverse: 'Calificación anterior anulada',
      freePlayReturn: 'Juego gratis devuelto',
      freePlay: 'Juego gratis otorgado',
      adjustment: 'Ajuste',
      settlement: 'Semana liquidada',
      casino: 'Jugada de casino',
    },
  },
  th: {
    locale: 'th-TH-u-ca-gregory-nu-latn',
    openBets: 'บิลที่เปิดอยู่',
    transactions: 'รายการธุรกรรม',
    account: 'บัญชี',
    records: 'จำนวนรายการ',
    exported: 'ส่งออกเมื่อ',
    ticket: 'บิล',
    acceptedDate: 'วันที่รับ',
    type: 'ประเภท',
    details: 'รายละเอียด',
    risk: 'เสี่ยง',
    win: 'ได้',
    freePlay: 'ฟรีเพลย์',
    balance: 'ยอดเงิน',
    round: 'รอบ',
    kinds: {
      deposit: 'ฝากเงิน',
      withdrawal: 'ถอนเงิน',
      wager: 'ใช้ฟรีเพลย์',
      grade: 'ตัดสินผล',
      reverse: 'ยกเลิกผลเดิม',
      freePlayReturn: 'คืนฟรีเพลย์',
      freePlay: 'ได้รับฟรีเพลย์',
      adjustment: 'ปรับยอด',
      settlement: 'ชำระยอดประจำสัปดาห์',
      casino: 'การเล่นคาสิโน',
    },
  },
  'zh-hant': {
    locale: 'zh-Hant',
    openBets: '未結注單',
    transactions: '交易紀錄',
    account: '帳號',
    records: '筆數',
    exported: '匯出時間',
    ticket: '注單',
    acceptedDate: '受注時間',
    type: '類型',
    details: '內容',
    risk: '投注',
    win: '輸贏',
    freePlay: '免費投注',
    balance: '餘額',
    round: '局號',
    kinds: {
      deposit: '存款',
      withdrawal: '提款',
      wager: '使用免費投注',
      grade: '結算',
      reverse: '撤回先前結算',
      freePlayReturn: '退回免費投注',
      freePlay: '獲得免費投注',
      adjustment: '餘額調整',
      settlement: '本週結算',
      casino: '娛樂場遊戲',
    },
  },
};
