// What hosts, employers and businesses with customers must be able to rely on.
import { findTool } from '@folio/catalogue/catalogue';
import type { ToolResult } from '@folio/catalogue/define-tool';
import { describe, expect, it } from 'vitest';
import { compose } from './composer.ts';
import { contextIn, parsed } from './fixtures/orders.ts';

async function draft(slug: string, changes: Record<string, unknown>, language = 'en'): Promise<ToolResult> {
  const tool = findTool(slug);
  if (!tool) throw new Error(`no ${slug}`);
  const { result } = await compose(tool, parsed(tool, { ...tool.example, language, ...changes }), contextIn(language));
  expect(tool.result.safeParse(result).error).toBeUndefined();
  return result;
}

describe('answers to reviews', () => {
  const responses = async (changes: Record<string, unknown>, language = 'en') =>
    ((await draft('review_response', changes, language))['responses'] as { text: string }[]).map(({ text }) => text);

  it('are as many as asked for and differ', async () => {
    const made = await responses({ versions: 3 });
    expect(new Set(made).size).toBe(3);
  });

  it('ask for what happened where a critical review came without facts, and promise nothing', async () => {
    const [bad] = await responses({ rating: '1', facts: '' });
    expect(bad).toContain('To add: what happened');
    expect(bad).toContain('(To add: address or number');
    expect(bad).not.toMatch(/refund|voucher|compensat|free of charge/i);
    const [good] = await responses({ rating: '5', facts: '' });
    expect(good).not.toContain('To add');
  });

  it('use the contact that was given instead of asking for one', async () => {
    const [bad] = await responses({ rating: '2', facts: 'Please call 020 7946 0000.' });
    expect(bad).toContain('020 7946 0000');
    expect(bad).not.toContain('To add');
  });

  it('stay within the 350 characters of an app store, with the signature', async () => {
    const facts = 'The update of last week mends the crash that you describe. '.repeat(12);
    for (const text of await responses({ platform: 'app_store', rating: '2', facts, versions: 3 })) {
      expect(text.length).toBeLessThanOrEqual(350);
      expect(text).toMatch(/Hotel Seeblick$/);
    }
  });

  it('address strangers formally in German unless the tone is a friendly one', async () => {
    expect((await responses({ tone: 'empathetic', rating: '5' }, 'de'))[0]).toContain('Ihre');
    expect((await responses({ tone: 'friendly', rating: '5' }, 'de'))[0]).toContain('deine');
  });
});

describe('interview questions', () => {
  const questions = async (changes: Record<string, unknown>) =>
    (await draft('interview_questions', changes))['questions'] as { skill: string; question: string }[];

  it('ask every skill once before any skill twice', async () => {
    const made = await questions({ skills: 'Selling\nPlanning\nTeaching', quantity: 7 });
    expect(made.slice(1).map(({ skill }) => skill)).toEqual([
      'Selling',
      'Planning',
      'Teaching',
      'Selling',
      'Planning',
      'Teaching',
    ]);
    expect(new Set(made.map(({ question }) => question)).size).toBe(7);
  });

  it('ask those who lead others how they do it, and nobody else', async () => {
    const about = async (seniority: string) => JSON.stringify(await questions({ skills: 'Selling', seniority, quantity: 25 }));
    expect(await about('senior')).toContain('people who work with you');
    expect(await about('junior')).not.toContain('people who work with you');
  });

  it.each(['screening', 'technical', 'behavioural', 'final'])(
    'ask nothing in a %s interview that the law protects',
    async (interview_type) => {
      const text = JSON.stringify(await questions({ interview_type, quantity: 25 }));
      expect(text).not.toMatch(/\b(?:age|old|married|children|pregnan\w*|religio\w*|health|disab\w*|nationality|born)\b/i);
    },
  );
});
