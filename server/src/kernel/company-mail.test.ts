import { expect, test } from 'vitest';
import { companyMail } from './company-mail.ts';

test('a page does not repeat its heading, the text has every line', () => {
  const subject = '“Tents” is due on 30 November 2026';
  const { html, text } = companyMail({
    to: 'ada@example.com',
    language: 'en',
    branding: {},
    subject,
    lines: [subject, 'Second line'],
    button: { label: 'Open', url: 'https://folio.example/task-assignment/1' },
    foot: 'Foot',
  });
  expect((html ?? '').match(/<p [^>]*>[^<]*/g)?.map((line) => line.replace(/.*>/, ''))).toEqual(['Second line']);
  expect(text).toBe(`${subject}\n\nSecond line\n\nhttps://folio.example/task-assignment/1\n\nFoot`);
});

test('a note stands below its line, and is escaped', () => {
  const { html, text } = companyMail({
    to: 'ada@example.com',
    language: 'en',
    branding: {},
    subject: 'Your day',
    lines: [{ text: 'Tents', url: 'https://folio.example/1', note: 'Due <soon>' }],
    button: { label: 'Open', url: 'https://folio.example' },
    foot: 'Foot',
  });
  expect(text).toContain('Tents\nDue <soon>\nhttps://folio.example/1');
  expect(html).toMatch(/Tents<\/a><br><span [^>]*>Due &lt;soon&gt;<\/span>/);
});
