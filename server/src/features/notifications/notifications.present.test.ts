import { expect, test } from 'vitest';
import { noticeText } from './notifications.present.ts';

const notice = {
  event: 'due_soon' as const,
  data: { title: 'Zelte', due: '2026-11-30', reason: null, reason_kind: 'overdue' },
};

test('days are written as the language of the reader writes them', () => {
  expect(noticeText(notice, 'en')).toBe('“Zelte” was due on 30 November 2026');
  expect(noticeText(notice, 'de')).toBe('„Zelte“ war am 30. November 2026 fällig');
  expect(noticeText(notice, 'pt-BR')).toBe('“Zelte” venceu em 30 de novembro de 2026');
});

test('a reminder without a day has none', () => {
  const data = { ...notice.data, due: null, person: 'Aylin', reason_kind: 'reminded' };
  expect(noticeText({ ...notice, data }, 'en')).toBe('Aylin reminds you of “Zelte”');
});

test('a task that was not published names the website that refused it', () => {
  const data = { ...notice.data, reason_kind: 'publish_failed', reason: 'WEBSITE_REFUSED_LOGIN', reason_detail: 'shoes.example' };
  expect(noticeText({ ...notice, data }, 'en')).toBe('“Zelte” was not published. shoes.example refused user name or password');
});
