// What product files, campaigns and editorial plans say in their own name, and what they ask of the person who orders them.

/** What a column of a product file is about, where it is not just another attribute. */
export type ProductRole = 'sku' | 'name' | 'brand' | 'category' | 'colour' | 'size' | 'text' | 'price';

export interface CustomPhrases {
  product: {
    /** Headings of columns, parted by "|", in lower case. */
    labels: Record<ProductRole, string>;
    /** Other words in the headings of product files that only this language or few others write so. */
    telling: string;
    nameMissing: string;
    skuMissing: string;
    brandMissing: string;
    categoryMissing: string;
    contradiction: (name: string, values: string) => string;
    /** `languages` is a finished list of names. */
    otherLanguages: (languages: string) => string;
  };
  campaign: {
    /** Opens a sentence whose subject stands in the one before it; null in languages that always name it. */
    subjectless: RegExp | null;
    /** Opens a sentence that only the makers of the campaign should read. */
    goal: RegExp;
    headlinesMissing: string;
    angleMissing: string;
    locationMissing: string;
    contactMissing: string;
  };
  plan: {
    /** Themes that every business has something to say about, for those who named none. */
    pillars: string[];
    /** Title patterns of posts, of newsletters, and of what speaks of the offer. */
    posts: ((subject: string) => string)[];
    newsletters: ((subject: string) => string)[];
    offers: ((business: string) => string)[];
    /** The same idea as in the piece before, which is for `channel`. */
    sameIdea: (channel: string) => string;
    serves: (goal: string) => string;
    offerAngle: (goal: string) => string;
    dateAngle: string;
    formats: { article: string; post: string; picture: string; video: string; newsletter: string };
    calls: { article: string; post: string; newsletter: string };
    offerLinkMissing: string;
    notInCalendar: (dates: string) => string;
    measures: { article: string; post: string; video: string; newsletter: string; goal: (goal: string) => string };
  };
}

const custom: CustomPhrases = {
  product: {
    labels: {
      sku: 'sku|item no|item no.|item number|article number|product id|product code|id',
      name: 'name|title|product|product name|item',
      brand: 'brand|maker|manufacturer',
      category: 'category|product type',
      colour: 'colour|color',
      size: 'size',
      text: 'description|features|benefits|notes|details',
      price: 'price|stock|rrp|availability',
    },
    telling: 'weight|height|width|length|fabric|warranty|care|gender|waterproof|power',
    nameMissing: 'name of the product',
    skuMissing: 'SKU',
    brandMissing: 'brand',
    categoryMissing: 'category from the tree',
    contradiction: (name, values) => `${name} is given as ${values}.`,
    otherLanguages: (languages) => `Not written, because translating needs a model: ${languages}.`,
  },
  campaign: {
    subjectless: null,
    goal: /^(?:goals?|objectives?|targets?|aims?)\s*:/iu,
    headlinesMissing: 'further short benefits of up to thirty characters.',
    angleMissing: 'another benefit, proof or detail of the offer.',
    locationMissing: 'place of issue',
    contactMissing: 'name, phone and email for the press.',
  },
  plan: {
    pillars: ['Questions from customers', 'Tips to put into practice', 'Behind the scenes', 'News and dates'],
    posts: [
      (subject) => `${subject}: a tip to try today`,
      (subject) => `${subject}: a look behind the scenes`,
      (subject) => `${subject}: a question to our followers`,
      (subject) => `${subject}: one mistake and how to avoid it`,
      (subject) => `${subject}: an example from our work`,
    ],
    newsletters: [
      (subject) => `${subject}: the essentials in brief`,
      (subject) => `${subject}: what is worth knowing now`,
      (subject) => `${subject}: your questions, our answers`,
    ],
    offers: [
      (business) => `${business}: the offer at a glance`,
      (business) => `${business}: how it works`,
      (business) => `${business}: who it is for`,
    ],
    sameIdea: (channel) => `The idea of the piece before (${channel}), told in the way of this channel.`,
    serves: (goal) => `Serves the goal: ${goal}.`,
    offerAngle: (goal) => `Leads straight to the goal: ${goal}.`,
    dateAngle: 'What happens on this day, and what it means for the reader.',
    formats: { article: 'Article', post: 'Post', picture: 'Post with picture', video: 'Video', newsletter: 'Newsletter' },
    calls: {
      article: 'Leave a question in the comments',
      post: 'Tell us in the comments',
      newsletter: 'Reply to this email',
    },
    offerLinkMissing: 'link to the offer',
    notInCalendar: (dates) => `Not in the calendar, because the day cannot be told or lies outside the weeks: ${dates}.`,
    measures: {
      article: 'Visits to the articles and time spent on them',
      post: 'Comments, saved posts and clicks per post',
      video: 'Views to the end and comments per video',
      newsletter: 'Opened newsletters, clicks and unsubscriptions',
      goal: (goal) => `${goal}: state before the start and at the end of the plan`,
    },
  },
};

export default custom;
