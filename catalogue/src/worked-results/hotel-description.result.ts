import type { AnswerOf } from '../define-tool.ts';
import type hotelDescription from '../writer/hotel-description.tool.ts';

export default {
  title: 'Hotel Seeblick, Lindau: own jetty on Lake Constance',
  summary:
    'Hotel Seeblick in Lindau has what cyclists need by Lake Constance: bicycles free of charge, the path around the lake at the gate and a bathing jetty for afterwards. Choose a balcony over the water, a quiet room with a door to the terrace, or a family room with a bunk bed. Dogs are welcome.',
  description:
    '<p>You arrive, and the bicycle is already waiting. At Hotel Seeblick in Lindau you borrow it free of charge, and the path around the lake starts right at the gate. Left or right? That is the only decision of the morning.</p><p>There is no hurry with it, either: the breakfast buffet is open until 11. Early risers ride first and eat later. Everyone else sleeps in, has a second cup of coffee and still finds the whole day ahead.</p><p>After the ride comes the best part. The hotel has its own bathing jetty, so you can get off the saddle, change and jump. Let your legs dangle and watch the boats on Lake Constance until you are hungry again.</p><p>For couples there is the lake room with its balcony over the water. In the garden room it is quiet, and a door leads straight to the terrace. Families have a double bed and a bunk bed in the family room, and the question of who sleeps on top.</p><p>Coming by train? Station and harbour are 8 minutes away on foot. If you come by car, you park behind the house and can forget it there until you leave. And if somebody in your family has four legs: dogs are welcome.</p><p>You need no plan for your days here. A bicycle, a swim and an evening by the lake will do.</p>',
  rooms: [
    { name: 'Lake room', text: '24 square metres with a double bed. The balcony is right over the water.' },
    {
      name: 'Garden room',
      text: '20 square metres, quiet, with a door to the terrace: for everyone who sleeps with the window open.',
    },
    {
      name: 'Family room',
      text: '34 square metres with a double bed and a bunk bed, so that parents and children stay together.',
    },
  ],
  services: [
    'Breakfast buffet until 11',
    'Own bathing jetty',
    'Bicycles free of charge',
    'Car park behind the house',
    'Dogs welcome',
  ],
  surroundings:
    '<p>Station and harbour are 8 minutes away on foot. The path around the lake starts at the gate, so that your first ride begins where breakfast ends.</p>',
  meta_title: 'Hotel Seeblick in Lindau, on Lake Constance',
  meta_description:
    'Hotel in Lindau for couples and families who cycle: bicycles free of charge, own bathing jetty, breakfast until 11. Dogs welcome.',
} satisfies AnswerOf<typeof hotelDescription>;
