import type { AnswerOf } from '../define-tool.ts';
import type travelItinerary from '../writer/travel-itinerary.tool.ts';

export default {
  title: 'Lake Orta without a car: two spring days for two',
  introduction:
    'A small lake, a village of stone lanes and an island that you reach by boat: Lake Orta is made for slow days. You sleep two nights in Orta San Giulio with breakfast, leave the car at home and do almost everything on foot. In spring, the paths are quiet and the evenings are long enough for an aperitivo outside.',
  days: [
    {
      day: 1,
      title: 'Day 1: lanes, the island and an aperitivo',
      html: '<p><strong>Morning</strong> Start with a walk through the lanes of Orta San Giulio. There is no hurry: the village is small, and around every second corner you see the lake. Stop where you like it, have a coffee, and come out at the water.</p><p><strong>Afternoon</strong> Cross by boat to the island of San Giulio. Walk around it slowly and quietly. It takes little time, and that is the charm of it: you sit down, listen to the water and take the boat back when you have had enough.</p><p><strong>Evening</strong> Your day ends with an aperitivo on Piazza Motta, with the island in front of you while its lights go on.</p>',
    },
    {
      day: 2,
      title: 'Day 2: the chapels of the Sacro Monte and lunch in Pella',
      html: '<p><strong>Morning</strong> A guided walk takes you to the chapels of the Sacro Monte above the village. The guide tells their stories while you go from one to the next under old trees. Wear shoes that like a slope, and look back at the lake now and then.</p><p><strong>Afternoon</strong> Lunch is by the water in Pella. Take your time for it, it is the last long stop of the journey. A table in the shade, a plate of the day, the lake at your feet.</p><p><strong>Evening</strong> Back in Orta San Giulio one more round through the lanes is left, now that you know which corner has the best view.</p>',
    },
  ],
  practical_information: [
    { topic: 'Getting there', text: 'Train to Orta-Miasino, then 20 minutes on foot.' },
    { topic: 'Getting around', text: 'On foot and by boat. You do not need a car.' },
    { topic: 'Included', text: 'Two nights in Orta San Giulio with breakfast, and the guided walk to the chapels.' },
    { topic: 'Before you leave', text: 'Please check the times of boats and trains before departure.' },
  ],
  meta_title: 'Lake Orta without a car: two days in spring',
  meta_description:
    'Two spring days on Lake Orta for couples: the island of San Giulio, a guided walk to the chapels, lunch by the water in Pella. No car needed.',
} satisfies AnswerOf<typeof travelItinerary>;
