import type { AnswerOf } from '../define-tool.ts';
import type instagramCaption from '../writer/instagram-caption.tool.ts';

export default {
  captions: [
    {
      first_line: 'It has been raining all morning. Our new trail boot has no objections.',
      text: 'It is waterproof to the ankle, so the puddle in the middle of the path is no longer a decision.\n\nAnd when the sole has seen enough stones, you need not buy a new pair: in the first two years we resole it for free.\n\nSee the boot: link in bio',
      hashtags: ['#TrailBoots', '#HikingInTheRain', '#WaterproofBoots', '#HikingGear'],
    },
    {
      first_line: 'A boot worth repairing: our new one gets new soles for free in the first two years.',
      text: 'So walk them down. Take the long way, the stony one, the one where the rain comes sideways.\n\nYour feet stay dry: it is waterproof to the ankle, and our picture was not taken on a sunny day.\n\nSee the boot: link in bio',
      hashtags: ['#ResoleNotReplace', '#TrailBoots', '#RepairYourGear', '#RainyDayHike'],
    },
  ],
} satisfies AnswerOf<typeof instagramCaption>;
