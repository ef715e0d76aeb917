import type { AnswerOf } from '../define-tool.ts';
import type productDescription from '../writer/product-description-generator.tool.ts';

export default {
  title: 'Tramo travel backpack 28 L by Valmora: cabin luggage that opens flat',
  short_description:
    'A travel backpack that opens flat like a suitcase and fits under most airline seats: 28 litres for trips with hand luggage only.',
  description_html:
    '<p>Walk straight from the plane into the city: the Tramo travel backpack by Valmora is made for people who travel with hand luggage only. At 40 x 30 x 20 cm it fits under most airline seats as cabin luggage, and its 28 litres are all yours to fill.</p><p>You pack it like a suitcase, because it opens flat like one. Lay it on the bed, put your things side by side and see at a glance what is missing. At the hotel it works the same way: no digging for the one shirt that went in first.</p><p>On working days it is your laptop backpack. The padded sleeve takes models up to 16 inches, and a hidden pocket keeps passport and cards out of sight. The recycled polyester is water-repellent, so a few drops of rain on the way to the station are no reason to run. And at 890 g, what you carry is your luggage, not the bag.</p>',
  bullet_points: [
    'Fits under most airline seats as cabin luggage (40 x 30 x 20 cm), so everything you need travels with you',
    'Opens flat like a suitcase: pack and find things without digging',
    '28 litres of volume at a weight of 890 g leave your allowance to your things',
    'Padded sleeve for laptops up to 16 inches: work comes along, too',
    'Hidden pocket for passport and cards, out of sight in a crowd',
    'Recycled polyester, water-repellent: made for a change in the weather',
  ],
  specifications: [
    { name: 'Brand', value: 'Valmora' },
    { name: 'Volume', value: '28 litres' },
    { name: 'Weight', value: '890 g' },
    { name: 'Dimensions', value: '40 x 30 x 20 cm' },
    { name: 'Material', value: 'Recycled polyester, water-repellent' },
    { name: 'Opening', value: 'Flat, like a suitcase' },
    { name: 'Laptop sleeve', value: 'Padded, for laptops up to 16 inches' },
    { name: 'Pocket', value: 'Hidden, for passport and cards' },
    { name: 'Cabin luggage', value: 'Fits under most airline seats' },
  ],
  meta_title: 'Tramo travel backpack 28 L, cabin luggage | Valmora',
  meta_description:
    'Opens flat like a suitcase, fits under most airline seats, weighs 890 g: the Tramo travel backpack with 28 litres and a sleeve for your laptop.',
} satisfies AnswerOf<typeof productDescription>;
