// What editorial plans say in their own name, and what they ask of the person who orders them.

export interface CustomPhrases {
  plan: {
    /** Themes that every business has something to say about, for those who named none. */
    pillars: string[];
    /** Title patterns of posts, of newsletters, and of what speaks of the offer. */
    posts: ((subject: string) => string)[];
    newsletters: ((subject: string) => string)[];
    offers: ((business: string) => string)[];
    /** What a piece shows, for each title pattern above. */
    angles: { post: string[]; newsletter: string[] };
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
    angles: {
      post: [
        'One step that takes five minutes, shown from start to end.',
        'Who does the work, with which hands and tools, and what nobody sees.',
        'One question with two answers to choose from; the answers become the next post.',
        'The mistake, what it costs, and the one move that prevents it.',
        'One case: how it began, what was done, what came of it.',
      ],
      newsletter: [
        'Three points, one line each, with a link to more.',
        'What changed since the last issue, and what it means for the reader.',
        'Two questions that readers really asked, answered in three sentences each.',
      ],
    },
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
