// What people who post and advertise must be able to rely on: versions that differ, the asked format alone, nothing made up.
import { describe, expect, it } from 'vitest';
import { draftExample } from './fixtures/draft-example.ts';

describe('posts for LinkedIn', () => {
  const posts = async (changes: Record<string, unknown>) =>
    (await draftExample('linkedin_post', changes)) as {
      posts: { hook: string; hashtags: string[] }[];
      slides: string[];
      first_comment?: string;
    };

  it('open differently, and never with a sentence that leans on the one before', async () => {
    const made = await posts({
      topic: 'We closed on Fridays. It worked. Sales rose by 4 percent. Thursdays are hard now.',
      versions: 3,
    });
    expect(made.posts.map(({ hook }) => hook)).toEqual([
      'We closed on Fridays.',
      'Thursdays are hard now.',
      'Sales rose by 4 percent.',
    ]);
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

describe('posts for Facebook', () => {
  it('are no more than there are sentences to open with, end with the call, and carry a preview only with a link', async () => {
    const changes = { topic: 'We open on Sunday. Bring a lamp.', versions: 5, link: null, emojis: false, length: 60 };
    const made = await draftExample('facebook_post', { ...changes, call_to_action: 'Come along' });
    expect(made['posts']).toEqual([
      { position: 1, text: 'We open on Sunday. Bring a lamp.\n\nCome along.' },
      { position: 2, text: 'Bring a lamp. We open on Sunday.\n\nCome along.' },
    ]);
    expect(made).not.toHaveProperty('link_title');
    expect(
      JSON.stringify(await draftExample('facebook_post', { ...changes, post_type: 'link', call_to_action: null })),
    ).toContain('To add: link');
  });
});

describe('ads', () => {
  it('for Facebook and Instagram take turns between benefit, offer and proof, and ask for more where there is too little', async () => {
    const three = await draftExample('meta_ads', {});
    expect((three['ads'] as { angle: string; cta_button: string }[]).map(({ angle, cta_button }) => [angle, cta_button])).toEqual(
      [
        ['Benefit', 'shop_now'],
        ['Offer', 'get_offer'],
        ['Proof', 'shop_now'],
      ],
    );
    expect(three).not.toHaveProperty('remarks');
    expect(await draftExample('meta_ads', { offer: 'One thing', versions: 4 })).toMatchObject({
      ads: [{ primary_text: expect.stringContaining('One thing') }],
      remarks: [expect.stringContaining('To add')],
    });
  });

  it.each([
    ['single_image', 'sponsored'],
    ['carousel', 'carousels'],
    ['message_ad', 'messages'],
    ['text_ad', 'text_ads'],
  ])('for LinkedIn as %s fill that list alone', async (format, list) => {
    const made = await draftExample('linkedin_ads', { ad_format: format });
    const lists = ['sponsored', 'carousels', 'messages', 'text_ads'];
    expect(lists.filter((name) => (made[name] as unknown[]).length > 0)).toEqual([list]);
  });

  it('as pins are led by another keyword each and leave the picture to its owner', async () => {
    const { pins } = (await draftExample('pinterest_pin', {})) as { pins: { title: string; alt_text: string }[] };
    expect(new Set(pins.map(({ title }) => title)).size).toBe(3);
    for (const { alt_text } of pins) expect(alt_text).toBe('To add: what the picture shows.');
  });
});

describe('e-mails', () => {
  it('of first contact say something new each time, wait as long as they say and let the reader out', async () => {
    const { emails } = (await draftExample('cold_outreach_email', { follow_ups: 4 })) as {
      emails: { send_after_days: number; body: string; subject: string }[];
    };
    expect(emails.map((email) => email.send_after_days)).toEqual([0, 3, 7, 14, 28]);
    expect(emails[1]?.body).toContain('Set up in two weeks.');
    expect(emails[2]?.body).toContain('No new hardware is needed.');
    expect(emails[3]?.body).toContain('To add: something new');
    for (const { body, subject } of emails) {
      expect(body).toContain('I will not write again');
      expect(subject).not.toMatch(/^re:/i);
      expect(subject).not.toBe('');
    }
  });

  it('that sell keep conditions and deadline apart, and invent neither', async () => {
    const made = await draftExample('dem_generator', {});
    expect(made['legal_note']).toContain('until 31 March');
    expect(JSON.stringify(made['blocks'])).toContain('DRY20');
    expect(made['closing']).toContain('href="https://www.halden-outdoor.example/rain"');
    const bare = await draftExample('dem_generator', { offer: 'A new jacket is here.', landing_url: null, coupon: null });
    expect(bare['legal_note']).toBe('To add: conditions and deadline of the offer.');
    expect(bare['closing']).toContain('To add: link behind the button.');
  });
});

it('pitches bring an e-mail subject only where they are sent, and ask for what their kind needs', async () => {
  expect(await draftExample('pitch_generator', { pitch_type: 'elevator' })).not.toHaveProperty('email_subject');
  const investor = await draftExample('pitch_generator', { proof: null });
  expect(investor['pitch']).toContain('To add: figures, customers or results');
  expect(investor['pitch']).toContain('To add: size of the market');
});
