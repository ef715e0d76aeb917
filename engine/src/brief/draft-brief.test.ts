import { findTool } from '@folio/catalogue/catalogue';
import { briefLimits, orderBriefSchema } from '@folio/contract/order-brief';
import { expect, it } from 'vitest';
import { describeBrief, draftBrief } from './draft-brief.ts';

const toolOf = (slug: string) => {
  const tool = findTool(slug);
  if (!tool) throw new Error(`${slug} is no tool`);
  return tool;
};
const ask = (label: string) => `${label}?`;
const release = {
  announcement: 'Halden opens in Innsbruck',
  facts: 'Opens on 12 December 2026 at 10:00\nNine jobs, three of them in repair',
  company: 'Halden',
  place: 'Innsbruck',
  press_contact: 'Marta Ferri, press@halden.example',
  length: 300,
  tone: 'neutral',
  language: 'en',
};
const lease = {
  id: 1,
  title: 'Lease.pdf',
  url: null,
  text: '# The shop\n\nThe shop has 320 m\u00b2. It is light.\n\n# Repairs\n\nIn 2026 Halden repaired 1,840 tents in Innsbruck.',
};

it('takes facts from the form and the sources, each with its place, and nothing else', () => {
  const brief = draftBrief(toolOf('press_release'), { input: release, sources: [lease], language: 'en', ask });
  expect(brief.facts).toEqual([
    { text: 'Halden opens in Innsbruck', place: 'Announcement' },
    { text: 'Opens on 12 December 2026 at 10:00', place: 'Facts: who, what, when, where, why' },
    { text: 'Nine jobs, three of them in repair', place: 'Facts: who, what, when, where, why' },
    { text: 'Halden', place: 'Company' },
    { text: 'Innsbruck', place: 'Place of issue' },
    { text: 'Marta Ferri, press@halden.example', place: 'Press contact' },
    { text: 'The shop has 320 m\u00b2.', place: 'Lease.pdf, The shop' },
    { text: 'In 2026 Halden repaired 1,840 tents in Innsbruck.', place: 'Lease.pdf, Repairs' },
  ]);
  expect(brief.questions.map(({ text }) => text)).toEqual(['Quotes with name and role?', 'About the company?', 'Release date?']);
});

it('keeps its limits, whatever is given', () => {
  const many = Array.from({ length: 500 }, (_, index) => `Fact ${index} costs ${index + 10} EUR. ${'x'.repeat(900)}`).join('\n');
  const input = { ...release, facts: many, announcement: '  ', company: 7 };
  const brief = draftBrief(toolOf('press_release'), {
    input,
    sources: [{ ...lease, text: many, title: 'T'.repeat(400) }],
    language: 'en',
    ask,
  });
  expect(orderBriefSchema.safeParse(brief).success).toBe(true);
  expect(brief.facts).toHaveLength(briefLimits.facts);
});

it('takes the headings of the order as its outline', () => {
  const input = { topic: 'Boots', paragraphs_headings: ['Why boots', '', 'Which size'], language: 'en' };
  expect(draftBrief(toolOf('seo_article'), { input, sources: [], language: 'en', ask }).outline).toEqual([
    'Why boots',
    'Which size',
  ]);
});

it('tells the model what was confirmed and answered, and no open question', () => {
  const text = describeBrief({
    facts: [
      { text: 'Nine jobs', place: 'Staff plan' },
      { text: 'Open on Sundays', place: '' },
    ],
    outline: ['The news'],
    questions: [
      { text: 'Who speaks?', answer: 'Marta' },
      { text: 'Is the list public?', answer: ' ' },
    ],
  });
  expect(text).toBe(
    'Facts that the customer confirmed:\n- Nine jobs (Staff plan)\n- Open on Sundays\nOutline:\n- The news\nAnswers:\n- Who speaks? Marta',
  );
  expect(describeBrief({ facts: [], outline: [], questions: [] })).toBe('');
});
