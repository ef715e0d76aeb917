import type { AnswerOf } from '../define-tool.ts';
import type paraphraser from '../writer/paraphraser.tool.ts';

export default {
  versions: [
    {
      position: 1,
      text: 'From March, the library closes at ten on Thursdays. The idea came from readers, who asked for it in a survey last autumn. In the evening, two students will run the desk.',
    },
    {
      position: 2,
      text: 'What readers had wished for in a survey last autumn comes true in March: on Thursdays the library is open until ten. Evening duty at the desk falls to two students.',
    },
  ],
} satisfies AnswerOf<typeof paraphraser>;
