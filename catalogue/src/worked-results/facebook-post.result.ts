import type { AnswerOf } from '../define-tool.ts';
import type facebookPost from '../writer/facebook-post.tool.ts';

export default {
  posts: [
    {
      position: 1,
      text: 'Our repair café opens again on Saturday, 14 March, from 10 am to 3 pm in the old fire station. 🔧\n\nBring lamps, toasters, bicycles or trousers: nine volunteers have the tools and the advice. Coffee is free.\n\nTell us what you would like to repair!\nhttps://www.repair-halden.example/march',
    },
    {
      position: 2,
      text: 'Is there a toaster in your cellar that you never got round to? Bring it on Saturday, 14 March, 10 am to 3 pm, to the old fire station. Lamps, bicycles and trousers are welcome too. Nine volunteers help, and coffee is free. ☕\n\nTell us what you would like to repair:\nhttps://www.repair-halden.example/march',
    },
    {
      position: 3,
      text: 'You do not need to know how it is done. On Saturday, 14 March, from 10 am to 3 pm, nine volunteers sit down with you, your lamp, toaster, bicycle or trousers. With tools, advice and free coffee, in the old fire station.\n\nTell us what you would like to repair:\nhttps://www.repair-halden.example/march',
    },
  ],
  link_title: 'Repair café in the old fire station, 14 March',
  link_description: 'Saturday, 10 am to 3 pm: nine volunteers, tools, advice and free coffee.',
} satisfies AnswerOf<typeof facebookPost>;
