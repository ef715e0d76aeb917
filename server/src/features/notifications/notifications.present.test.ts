import { expect, test } from 'vitest';
import { knownZone, noticeText } from './notifications.present.ts';

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
  expect(noticeText({ ...notice, data }, 'en')).toBe('Aylin sent you a reminder about “Zelte”');
});

test('a task that was not published names the website that refused it', () => {
  const data = { ...notice.data, reason_kind: 'publish_failed', reason: 'WEBSITE_REFUSED_LOGIN', reason_detail: 'shoes.example' };
  expect(noticeText({ ...notice, data }, 'en')).toBe(
    '“Zelte” was not published. shoes.example rejected the username or password',
  );
});

test('a time is of the reader’s zone, and of UTC where the zone is unknown', () => {
  const data = { desk: 'offered', number: 'J-7', title: 'Zelte', at: '2026-11-30T14:05:00.000Z' };
  const offered = (zone?: string) => noticeText({ event: 'assigned', data }, 'en', knownZone(zone));
  expect(offered('Asia/Tokyo')).toBe('J-7: “Zelte” is offered to you until 30 Nov 2026, 23:05 GMT+9');
  for (const zone of [undefined, 'Middle/Earth'])
    expect(offered(zone)).toBe('J-7: “Zelte” is offered to you until 30 Nov 2026, 14:05 UTC');
});
