import type { AnswerOf } from '../define-tool.ts';
import type urlRephraser from '../writer/url-rephraser.tool.ts';

export const material = {
  page_url:
    'https://www.example.com/page, an advice page of a furniture shop, “How to set up a desk at home”. It says: Start with the chair: back against the backrest, feet flat on the floor, knees at a right angle; those who cannot reach the floor need a footrest. The right height for the desk: elbows level with the top; fixed desks are mostly 72 to 75 cm high, those for sitting and standing go from 65 to 125 cm. Where the screen belongs: 50 to 70 cm away, its upper edge at eye level or just below; a laptop needs a stand and a keyboard of its own. Light from the side: a window behind the screen dazzles, one behind you is mirrored in it; 500 lux for reading and typing, the lamp opposite the hand that writes. Get up now and then: another position every 30 minutes, telephone calls standing.',
};

export default {
  source_title: 'How to set up a desk at home',
  title: 'Your desk at home: set it up from the floor upwards',
  sections: [
    {
      html: '<p>A good place to work at home takes patience rather than money. Most chairs, tables and screens can be brought into a position in which you work without strain. What matters is the order: first the seat, then the tabletop, the screen and the light. The last step costs nothing at all, and it is the one that most of us forget.</p>',
    },
    {
      heading: 'Begin with how you sit',
      html: '<p>Everything else depends on the seat, so adjust it before you touch the desk. Move back until the backrest supports you. Then change the height until both soles rest on the floor and your thighs form a right angle with your lower legs.</p><p>If your feet still dangle at the lowest setting, a footrest makes up the difference. A sturdy box does the same job until you have one.</p>',
    },
    {
      heading: 'Match the tabletop to your elbows',
      html: '<p>Now let your arms hang and bend them. Your forearms should lie on the table without your shoulders rising. Tables that cannot be adjusted usually measure between 72 and 75 cm, which leaves very tall and very short people with a compromise: for them, the chair has to adapt.</p><p>A desk at which you both sit and stand avoids this. Its range is 65 to 125 cm, so it follows you through the day instead of the other way round.</p>',
    },
    {
      heading: 'Bring the screen to your eyes',
      html: '<p>Two measures decide how you carry your head:</p><ul><li><strong>Distance:</strong> 50 to 70 cm between your eyes and the screen.</li><li><strong>Height:</strong> the upper edge level with your eyes or slightly lower, so that you look down a little.</li></ul><p>A laptop that lies flat on the table cannot meet both. Raise it on a stand, type on a separate keyboard, and the two measures are right at once.</p>',
    },
    {
      heading: 'Let daylight come in from one side',
      html: '<p>Turn the desk until the window is to your left or right. If it is straight ahead, you look past the screen into the glare; if it is at your back, you see it as a reflection.</p><p>When the day ends, aim for 500 lux where you read and type. The lamp belongs on the side of the hand that does not hold the pen: on the left for those who write with the right, on the right for everyone else. That way, no shadow falls on your notes.</p>',
    },
    {
      heading: 'Do not sit still for long',
      html: '<p>Even the best position becomes uncomfortable when it lasts. Change it every 30 minutes: lean back, stretch, or fetch a glass of water. Telephone calls are the easiest occasion, because you can take them on your feet.</p><p>A small trick helps you to remember. Keep the printer or the wastepaper basket out of reach, and each walk to it becomes a break.</p>',
    },
  ],
  meta_title: 'Set up your desk at home: seat, screen, light',
  meta_description:
    'Seat, tabletop, screen, light: set up your desk at home in the right order, with the heights and distances that count.',
  source_url: 'https://www.example.com/page',
  rights_note:
    'The page read belongs to others: its facts may be used, while its wording, pictures and quotations may need permission.',
} satisfies AnswerOf<typeof urlRephraser>;
