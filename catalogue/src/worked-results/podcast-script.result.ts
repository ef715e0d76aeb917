import type podcastScript from '../audio/podcast-script.tool.ts';
import type { AnswerOf } from '../define-tool.ts';

export default {
  episode_title: 'Living without a car in the countryside: a conversation with Ines Falk',
  cold_open:
    'Host: Two years ago, Ines Falk sold her car. She lives in the country. She still gets to the doctor, she still does the shopping, and she has been through two winters. So how does that work on an ordinary Tuesday, when it rains?',
  intro:
    'Host: Hello, and welcome to Short Ways. If you live in a small town, you’ve heard the sentence: out here, nothing works without a car. Maybe you’ve said it yourself. Today we find out what does work, and what doesn’t. My guest has lived without a car for two years. We’ll talk about the call-a-bus, about shopping with a cargo bike, and about the days that are hard. Stay to the end for the winter: that’s the part everybody asks about. Ines Falk, good to have you here.',
  segments: [
    {
      title: 'The day the car was sold',
      minutes: 1,
      script:
        'Host: Let’s begin with the car. Take us back to the day you sold it. What made you do it?\nInes: (answers in her own words: the reason, and what the first week felt like)\nHost: And what did you think would be the hardest part?\nInes: (answers in her own words)\nHost: We’ll see in a moment if you were right. First, the question of how you get anywhere at all.',
    },
    {
      title: 'The call-a-bus',
      minutes: 1.5,
      script:
        'Host: Where you live there’s a call-a-bus. For everyone who has never used one: you book it by phone, thirty minutes ahead, and it costs what a normal ticket costs. That’s all there is to it. Ines, walk us through your last ride. Who picks up the phone, and where does the bus stop?\nInes: (tells of her last ride, step by step)\nHost: Thirty minutes ahead means you have to know when you want to go home. How do you plan a day like that?\nInes: (answers with an example)\nHost: And when does it not help you?\nInes: (answers)\nHost: So much for getting yourself from here to there. Now try it with a full fridge to fill.',
    },
    {
      title: 'Shopping with a cargo bike',
      minutes: 1.5,
      script:
        'Host: You do your shopping with a cargo bike. Let’s be exact. What fits in, and what have you tried that didn’t?\nInes: (lists what the bike takes, and what it does not)\nHost: What do you do about the things that don’t fit?\nInes: (answers)\nHost: If a neighbour asked you tomorrow whether to get one, what would you want to know from them first?\nInes: (answers)\nHost: That’s all very well in May. Let’s talk about January.',
    },
    {
      title: 'Winter',
      minutes: 2,
      script:
        'Host: Here’s the part everybody asks about. Which days are really hard?\nInes: (describes the hard days)\nHost: What do you do on a morning like that?\nInes: (answers with one morning that she remembers)\nHost: You’re not alone in this. Who helps out?\nInes: (says who helps, and how that came about)\nHost: Do you ever miss the car?\nInes: (answers)\nHost: Last question. Somebody in a small town is listening and wants to try one week without a car. What should they do on Monday?\nInes: (gives one piece of advice)',
    },
  ],
  outro:
    'Host: Ines, thank you. We’ve learned how a bus comes when you call it, what a cargo bike takes, and who helps when it’s cold. Here’s my one request: this week, leave the car at home for one trip, and write and tell us how it went. This was Short Ways. See you next time.',
  show_notes:
    'Can you live in the countryside without a car? Ines Falk sold hers two years ago. In this episode of Short Ways she talks about what has worked since then and what has not.\n\nIn this episode:\n- The call-a-bus: booked by phone, thirty minutes ahead, for the price of a normal ticket\n- Shopping: what a cargo bike takes, and what it does not\n- Winter: which days are hard, and who helps out\n\nFor everyone in small towns who has ever said that nothing works out here without a car.\n\nTry one trip without the car this week and tell us how it went.',
  chapters: [
    { time: '0:00', title: 'The day the car was sold' },
    { time: '1:00', title: 'The call-a-bus' },
    { time: '2:30', title: 'Shopping with a cargo bike' },
    { time: '4:00', title: 'Winter' },
  ],
} satisfies AnswerOf<typeof podcastScript>;
