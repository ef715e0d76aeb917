import type { AnswerOf } from '../define-tool.ts';
import type categoryPage from '../writer/category-page.tool.ts';

export default {
  h1: 'Hiking boots for trail, rock and snow',
  intro:
    'Here you find footwear for good paths, for several days with a heavy pack, for the way to the rock and for snow. Not sure which kind you need? Start with the guide below: it goes by what you plan to do.',
  sections: [
    {
      heading: 'Four kinds, four uses',
      html: '<ul><li><strong>Trekking boots</strong> have a stiff sole and a high shaft. They carry you for several days, even with a heavy pack.</li><li><strong>Light hiking boots</strong> are flexible and quick to dry: right for day walks on good paths.</li><li><strong>Approach shoes</strong> have grippy rubber at the toe, for the way to the rock.</li><li><strong>Winter boots</strong> are lined with wool, for snow and temperatures down to -20 °C.</li></ul>',
    },
    {
      heading: 'How to choose sole and shaft',
      html: '<p>The stiffer the sole, the less you feel of stones, and the less your feet tire under load. On an easy path a flexible sole rolls with your step. The shaft, the part above the ankle, works in the same way. High gives hold on rough ground, low gives freedom.</p><p>So ask two questions: how heavy is the pack, and how rough is the path?</p>',
    },
    {
      heading: 'Fit and care',
      html: '<p>Try boots on in the afternoon, when feet are a little larger, and with the socks that you will wear. Downhill, your toes must not touch the front. Waterproof hiking boots need care, too: brush off the dirt, let them dry away from the heater, and treat the upper now and then.</p>',
    },
  ],
  footer_content:
    '<p>You know what you need? Go straight to <a href="https://www.nordlicht.example/trekking-boots">Trekking boots</a> or to our Winter boots at Nordlicht Outdoor.</p>',
  faq: [
    {
      question: 'What is the difference between light and trekking models?',
      answer:
        'Light ones are flexible and dry quickly, for day walks on good paths. The trekking kind has a stiff sole and a high shaft for several days with a heavy pack.',
    },
    {
      question: 'Which boots are warm enough for snow?',
      answer: 'Winter boots: they are lined with wool and made for temperatures down to -20 °C.',
    },
  ],
  meta_title: 'Hiking boots: which kind do you need? | Nordlicht Outdoor',
  meta_description:
    'Trekking, light hiking, approach or winter boots? See how the kinds differ in sole, shaft and lining, and choose the pair for your path.',
} satisfies AnswerOf<typeof categoryPage>;
