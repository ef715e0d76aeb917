// Words of questions with the equivalent words of texts.
export interface Synonyms {
  /** Words of one meaning in a line; "-" stands for a space. */
  groups: readonly string[];
  /** Patterns of the answer that a question asks for. */
  asks: Record<'person' | 'amount' | 'time', RegExp>;
}

const synonyms: Synonyms = {
  groups: [
    'flat apartment flats apartments unit',
    'let rent lease sublet sublease tenant letting',
    'solar photovoltaic photovoltaics pv',
    'refund reimburse reimbursement repay paid-back money-back payback money',
    'pet pets animal animals dog cat',
    'wash laundry washing clothes',
    'car vehicle parking park garage',
    'buy purchase order',
    'price cost fee charge rate tariff',
    'cancel terminate termination cancellation notice resign',
    'holiday vacation leave time-off',
    'salary wage pay payroll compensation',
    'phone telephone call number',
    'begin start commence',
    'job employment position role',
    'child children kid kids minor',
    'doctor physician medical',
    'bike bicycle',
    'broken defect defective damage damaged fault faulty',
    'return returns send-back',
    'delivery shipping shipment dispatch',
    'warranty guarantee',
    'staff employee employees personnel team',
    'manager boss supervisor head',
    'forbidden prohibited banned not-allowed',
    'leave leaves move-out moves-out quit',
    'address location located',
    'open opening hours',
    'wifi internet wireless network',
    'rubbish garbage waste trash bin',
    'electricity power energy',
    'lift elevator',
    'ill sick illness sickness',
    'deadline due',
    'invoice bill receipt',
    'discount rebate reduction',
    'founded established set-up',
    'chair chairman chairwoman president',
    'member members belongs sits',
    'meeting assembly',
    'training course seminar',
    'password login account',
    'company firm business',
    'weight weigh heavy',
    'height tall',
    'length long',
  ],
  asks: {
    person: /\bwho(?:m|se)?\b/iu,
    amount: /\b(?:how much|cost|costs|price|fee)\b/iu,
    time: /\b(?:when|what time|how long|which day|until when)\b/iu,
  },
};

export default synonyms;
