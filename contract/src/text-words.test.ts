import { expect, it } from 'vitest';
import { listWords } from './text-words.ts';
import { creditRuleSchema } from './tool-definition.ts';
import { countWords, isPricedByDictionary } from './tool-price.ts';

it.each([
  ['en', 'The cat’s out: don’t well-known 1,250 — e.g. “www.example.com/a b”!', 9],
  ['de', 'Größe 38–42, z. B. für Straßenbahn-Fahrer\u00a0(ab 7 €) …', 8],
  ['it', "Dell'azienda e l’hotel, com’è?", 4],
  ['es', '¿Cuánto? — ¡Más de 3.000 euros, señora!', 6],
  ['fr', 'Aujourd’hui : 2 nuits à l’hôtel, n’est-ce pas ?', 7],
  ['pt-BR', 'Não: guarda-chuva, água e pão — R$ 12,50.', 7],
  ['ru', 'Наши ботинки держат даже на мокром камне.', 7],
  ['ar', 'أحذيتنا تثبت حتى على الصخور المبللة', 6],
  ['hi', 'हमारे जूते गीले पत्थर पर भी टिकते हैं।', 8],
  ['ko', '우리는 매일 아침 신선한 빵을 굽습니다.', 6],
  ['vi', 'Giày của chúng tôi bám tốt', 6],
])('counts in %s what is between white space: %s', (_, text, count) => {
  expect(countWords(text)).toBe(count);
  // The rule as it always was, so that no price of these texts changes.
  expect(countWords(text)).toBe(text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length);
});

it.each([
  ['zh', '我们的鞋子是用再生材料制成的。', ['我们', '的', '鞋子', '是用', '再生', '材料', '制成', '的']],
  ['ja', '東京タワーは、高い電波塔です。', ['東京タワー', 'は', '高い', '電波', '塔', 'です']],
  ['th', 'ร้านของเราตั้งอยู่ใจกลางเมือง', ['ร้าน', 'ของ', 'เรา', 'ตั้ง', 'อยู่', 'ใจกลาง', 'เมือง']],
  ['lo', 'ພາສາລາວ ເປັນພາສາ', ['ພາສາ', 'ລາວ', 'ເປັນ', 'ພາສາ']],
  ['bo', 'བོད་སྐད།', ['བོད', 'སྐད']],
])('separates words of %s by dictionary', (_, text, words) => {
  expect(listWords(text)).toEqual(words);
});

it('keeps Latin words and figures inside such a text whole', () => {
  const words = ['iPhone', '用', 'の', 'e-mail', 'ケース', '100', '個', 'USB-C', 'HDMI', '対応'];
  expect(listWords('iPhone用のe-mailケース100個、USB-C、HDMI対応。')).toEqual(words);
});

it('counts nothing in an empty text, and ends for a long one', () => {
  expect([countWords(''), countWords(' \n\t — … 。、！'), countWords('ー')]).toEqual([0, 0, 1]);
  expect(countWords('我们的鞋子是用再生材料制成的'.repeat(20_000))).toBe(160_000);
  expect(countWords('a'.repeat(1_000_000))).toBe(1);
});

it('leaves the price to the server where dictionaries decide it', () => {
  const basis = [{ count: 'words', fields: ['text'] }];
  const byWords = creditRuleSchema.parse({ rule: 'per_words', amount: 5, per: 100, basis });
  const fixed = creditRuleSchema.parse({ rule: 'fixed', amount: 5 });
  expect(isPricedByDictionary(byWords, { text: '我们的鞋子' })).toBe(true);
  expect(isPricedByDictionary(byWords, { text: 'Our shoes – 우리는 매일' })).toBe(false);
  expect(isPricedByDictionary(fixed, { text: '我们的鞋子' })).toBe(false);
});
