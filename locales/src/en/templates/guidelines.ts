// Briefings to begin with. What is in brackets is for the company to fill in.
export default {
  blog_article: {
    title: 'Blog article',
    overall_goal: 'Readers who search for [topic] find an answer they can use at once and remember who gave it.',
    platform: 'Company blog, found through search engines',
    structure:
      'The answer in the first paragraph; three to five sections with telling headings; one example each; what to do next.',
    tone_of_voice: 'Helpful and exact, no advertising',
  },
  product_launch: {
    title: 'Product launch',
    overall_goal: 'Existing customers try [product] within the first month.',
    platform: 'Landing page, newsletter and social networks',
    structure: 'The problem it solves; what is new; proof; price and availability; one call to action.',
    tone_of_voice: 'Confident, concrete, without superlatives',
  },
  newsletter: {
    title: 'Newsletter',
    overall_goal: 'Readers open the next issue too, and one in twenty clicks.',
    platform: 'Email, read on the phone',
    structure: 'A subject line under 50 characters; one main story; two short notes; one button.',
    tone_of_voice: 'Personal, like a letter from one person',
  },
  job_campaign: {
    title: 'Job campaign',
    overall_goal: 'People who fit apply for [position]; others see early that they do not.',
    platform: 'Career page and job boards',
    structure: 'What you will do; whom you work with; what you bring; what we offer; how to apply.',
    tone_of_voice: 'Honest and inviting',
  },
};
