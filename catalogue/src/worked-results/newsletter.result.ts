import type { AnswerOf } from '../define-tool.ts';
import type newsletter from '../writer/newsletter.tool.ts';

export default {
  title: 'Halden Canoe Club News: the season begins',
  subject_lines: [
    'Spring meeting on 17 April: 120 places',
    'Life jackets for children, free of charge from May',
    '310 kilos in two hours: what 40 members did',
  ],
  preheader: 'Two days at the boathouse, twelve new life jackets and a thank-you to 40 members.',
  editorial:
    '<p>You know the signs: somebody asks where the second paddle is, somebody else has outgrown a life jacket over the winter, and all at once the evenings are light again. The season begins.</p><p>Whether you have paddled for years or will sit in a boat for the first time this spring: there is a place for you. This issue is about how we start together, what is new for the youngest among us, and what a few hands can do in very little time.</p>',
  blocks: [
    {
      title: 'Spring meeting on 17 April at the boathouse',
      html: '<p>On 17 April the season opens with our spring meeting: two days of talks and trips at the boathouse. Listen, ask questions, go out on the water together, and get to know those whom you have only ever seen from behind in a boat.</p><p>Places are limited to 120, so do not wait too long. If you already know whom you would like to paddle with, register together.</p><p><a href="https://www.halden-canoe.example/spring">Register for the meeting</a></p>',
      link_text: 'Register for the meeting',
      url: 'https://www.halden-canoe.example/spring',
    },
    {
      title: 'Twelve new life jackets for children',
      html: '<p>Good news for everyone who comes with small paddlers: twelve new life jackets for children have arrived. From May you can borrow them free of charge, for an hour on the water or for a whole day.</p><p>So nobody has to buy a jacket that is too small again after one summer. Bring the children along and let them try one on before you set off: a life jacket only helps if it fits.</p>',
      link_text: '',
    },
    {
      title: 'Harbour clean-up: 310 kilos of litter in two hours',
      html: '<p>What can a few people do in two hours? More than we thought. At our harbour clean-up 40 members collected 310 kilos of litter. That is almost eight kilos for each of them.</p><p>Thank you to every one of you. If you were not there, read how it went, and perhaps you will join in next time.</p><p><a href="https://www.halden-canoe.example/clean-up">Read about the clean-up</a></p>',
      link_text: 'Read about the clean-up',
      url: 'https://www.halden-canoe.example/clean-up',
    },
  ],
  closing:
    '<p>What is the best way into the season? With the others. Register for the spring meeting, bring your family, and we will see you at the boathouse.</p><p><a href="https://www.halden-canoe.example/spring">Register for the spring meeting</a></p><p>See you on the water</p>',
  plain_text:
    'HALDEN CANOE CLUB NEWS: THE SEASON BEGINS\n\nYou know the signs: somebody asks where the second paddle is, somebody else has outgrown a life jacket over the winter, and all at once the evenings are light again. The season begins.\n\nWhether you have paddled for years or will sit in a boat for the first time this spring: there is a place for you. This issue is about how we start together, what is new for the youngest among us, and what a few hands can do in very little time.\n\nSPRING MEETING ON 17 APRIL AT THE BOATHOUSE\n\nOn 17 April the season opens with our spring meeting: two days of talks and trips at the boathouse. Listen, ask questions, go out on the water together, and get to know those whom you have only ever seen from behind in a boat.\n\nPlaces are limited to 120, so do not wait too long. If you already know whom you would like to paddle with, register together.\n\nRegister for the meeting: https://www.halden-canoe.example/spring\n\nTWELVE NEW LIFE JACKETS FOR CHILDREN\n\nGood news for everyone who comes with small paddlers: twelve new life jackets for children have arrived. From May you can borrow them free of charge, for an hour on the water or for a whole day.\n\nSo nobody has to buy a jacket that is too small again after one summer. Bring the children along and let them try one on before you set off: a life jacket only helps if it fits.\n\nHARBOUR CLEAN-UP: 310 KILOS OF LITTER IN TWO HOURS\n\nWhat can a few people do in two hours? More than we thought. At our harbour clean-up 40 members collected 310 kilos of litter. That is almost eight kilos for each of them.\n\nThank you to every one of you. If you were not there, read how it went, and perhaps you will join in next time.\n\nRead about the clean-up: https://www.halden-canoe.example/clean-up\n\nWhat is the best way into the season? With the others. Register for the spring meeting, bring your family, and we will see you at the boathouse.\n\nRegister for the spring meeting: https://www.halden-canoe.example/spring\n\nSee you on the water',
} satisfies AnswerOf<typeof newsletter>;
