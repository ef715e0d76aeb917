import type { AnswerOf } from '../define-tool.ts';
import type emailGenerator from '../writer/email-generator.tool.ts';

export default {
  subject: '15% off jackets and boots until 12 October',
  preheader: 'The autumn collection is here. Try everything on at home, return it free of charge.',
  greeting: 'Hello,',
  body: 'until 12 October you save 15% on all jackets and boots. Your code is AUTUMN15.\n\nThe autumn collection is now in the shop and online, and it is made for the months in which you still want to go out but the weather has other ideas:\n\n- Rain jackets, so that a grey forecast is no reason to stay in\n- Hiking boots for wet leaves and muddy paths\n- Merino base layers for the first cold mornings, warm without a thick pullover on top\n\nYou are not sure about the size? Order what you like and try everything on at home, with your own socks and in front of your own mirror. What does not fit, you send back free of charge within 30 days.\n\nThe code AUTUMN15 takes 15% off jackets and boots, and the last day is 12 October. Have a look at what is new, and choose what you will wear on your first autumn walk:',
  call_to_action: 'Shop the autumn collection',
  closing: 'See you outside,',
  signature: 'Anna Keller\nShop manager, Nordlicht Outdoor',
} satisfies AnswerOf<typeof emailGenerator>;
