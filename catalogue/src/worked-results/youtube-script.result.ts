import type { AnswerOf } from '../define-tool.ts';
import type youtubeScript from '../writer/youtube-script.tool.ts';

export default {
  title: 'How a community fridge works',
  hook: 'There’s a fridge in Halden that belongs to nobody, and everybody may open it. In two minutes you’ll know how it works, and what it takes to have one in your street.',
  sections: [
    {
      title: 'Who may use it',
      time: '0:15',
      narration:
        'Let’s start with the rule that surprises people most. Everybody may take food. And everybody may bring some. That’s it. You don’t fill in a form. You don’t have to show that you need it. Why? Because nobody likes to prove that they’re hungry. And because food that’s saved is saved, whoever eats it.',
      visuals:
        'The fridge door opens from inside; different hands put things in and take things out. Graphic: two arrows, “take” and “bring”.',
    },
    {
      title: 'What may go in',
      time: '0:40',
      narration:
        'So you’re standing in front of it with a bag. What may go in? Fruit and vegetables: yes. Bread: yes. Anything that’s closed and not past its date: yes. So a sealed yoghurt is fine. The open one from breakfast isn’t. Easy to remember: if you can see that it’s fresh, or if it’s closed and in date, it may go in.',
      visuals: 'A bag is unpacked on a table, item by item, with a tick or a cross on each. Close-up of a date on a lid.',
    },
    {
      title: 'Who keeps it clean',
      time: '1:05',
      narration:
        'And who looks after it? Volunteers. They clean the fridge twice a day, and each time they note the temperature. That’s the part you don’t see, and the part that makes it work. Ask yourself who in your street could do a morning, and who an evening.',
      visuals: 'A volunteer wipes a shelf, reads the thermometer and writes the figure on a list on the door.',
    },
    {
      title: 'What it saves',
      time: '1:30',
      narration:
        'Is it worth it? Here’s the figure from Halden: the fridge saves about 90 kilograms of food a week. From one fridge, in one town.',
      visuals: 'Graphic: a scale fills up with loaves, apples and jars until it shows 90 kg.',
    },
  ],
  outro: 'Now imagine one between your front door and the bus stop. Write to us if you want to open one in your street.',
} satisfies AnswerOf<typeof youtubeScript>;
