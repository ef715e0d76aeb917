import type { AnswerOf } from '../define-tool.ts';
import type altTextGenerator from '../seo/alt-text-generator.tool.ts';

const altText = 'Brown leather hiking boots with red laces on a mossy rock, snow-capped mountains behind';

/** Drawing that stands for the URL of the example. */
export const picture = {
  altText,
  svg: [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600"><defs>',
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bcdcec"/>',
    '<stop offset="1" stop-color="#f6ead6"/></linearGradient></defs>',
    '<rect width="960" height="600" fill="url(#sky)"/>',
    '<path d="M0 360 170 190l110 110 150-190 190 210 120-120 220 190v250H0z" fill="#8fa6b8"/>',
    '<path d="M430 110 368 189l36 22 30-26 28 29 28-38zM170 190l-52 54 28 12 26-20 22 26 22-26zM740 200l-40 40 26 8 20-16 18 22 24-10z" fill="#f4f7f9"/>',
    '<path d="M0 420c160-70 300-40 430-20s330-60 530-10v210H0z" fill="#6d8a66"/>',
    '<path d="M60 600c30-90 150-140 300-132 180-34 420-10 540 132z" fill="#77736c"/>',
    '<path d="M110 540c60-60 150-78 250-72 170-30 380-14 480 72-90-32-190-46-260-34-120-22-330-10-470 34z" fill="#5f8a3f"/>',
    '<g stroke-linejoin="round" stroke-linecap="round"><g id="boot">',
    '<path d="M452 238c34-10 92-10 124-2 4 50 8 92 22 118 60 22 116 34 138 74 8 16 8 34 4 48H446c-8-60-2-160 6-238z" fill="#8a5a35"/>',
    '<path d="M446 476h294c6 12 6 26 0 36-8 8-20 8-30 8l-12-10-20 10-14-10-22 10-16-10-22 10-16-10-22 10-18-10-22 10-16-10-20 10-16-8c-18 0-26-6-28-18z" fill="#3a332d"/>',
    '<path d="M452 238c34-10 92-10 124-2l4 40c-40-8-92-8-132 2z" fill="#5d3b22"/>',
    '<path d="M640 404c50-6 84 10 98 36 4 12 4 24 2 36h-84c2-28-2-52-16-72z" fill="#6e4526"/>',
    '<path d="M447 400c26-6 50 2 60 22 6 16 6 36 4 54h-65z" fill="#6e4526"/>',
    '<path d="M578 284c14 4 22 10 24 20M580 316c16 2 26 10 30 20M592 346c16 4 28 12 32 22M548 290l52 14M550 322l60 14M566 356l58 12M548 290l62 46M550 322l74 46" stroke="#c8342c" stroke-width="8" fill="none"/>',
    '<path d="M464 234c-6-20 8-34 22-28" stroke="#5d3b22" stroke-width="9" fill="none"/></g></g>',
    '<use href="#boot" x="-236" y="14"/></svg>',
  ].join(''),
};

export default {
  images: [
    {
      image: 'https://www.example.com/boots.jpg',
      alt_text: altText,
      title: 'Leather hiking boots with red laces',
      file_name: 'brown-leather-hiking-boots-red-laces',
      decorative: false,
    },
  ],
} satisfies AnswerOf<typeof altTextGenerator>;
