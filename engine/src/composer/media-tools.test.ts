// What people who post and advertise must be able to rely on: versions that differ, the asked format alone, nothing made up.
import { describe, expect, it } from 'vitest';
import { draftExample } from './fixtures/draft-example.ts';

describe('posts for LinkedIn', () => {
  const posts = async (changes: Record<string, unknown>) =>
    (await draftExample('linkedin_post', changes)) as {
      posts: { hook: string; text: string; hashtags: string[] }[];
      slides: string[];
      first_comment?: string;
    };

  it('are the text itself, its short form and the text under a question, all in the order of the text', async () => {
    const made = await posts({
      topic: 'We closed on Fridays. It worked. Sales rose by 4 percent. Thursdays are hard now.',
      versions: 3,
    });
    const [whole, brief, asked] = made.posts;
    expect(whole).toMatchObject({
      hook: 'We closed on Fridays.',
      text: expect.stringMatching(/^It worked\.[^]*Thursdays are hard now\./u),
    });
    expect(brief).toMatchObject({
      hook: 'We closed on Fridays.',
      text: expect.stringMatching(/^Sales rose by 4 percent\.\n\nThursdays/u),
    });
    expect(asked?.hook).toMatch(/\?$/u);
  });

  it('put a link into the first comment, take the author’s hashtags, and make slides for a carousel alone', async () => {
    const made = await posts({
      topic: 'Read our report. It is short. https://example.com/report #logistics',
      format: 'carousel_text',
    });
    expect(made.first_comment).toBe('https://example.com/report');
    expect(made.posts[0]?.hashtags).toEqual(['#logistics']);
    expect(made.slides).toEqual(['Read our report', 'It is short']);
    expect((await posts({})).slides).toEqual([]);
  });
});
