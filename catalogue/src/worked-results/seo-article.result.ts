import type { AnswerOf } from '../define-tool.ts';
import type seoArticle from '../writer/seo-article.tool.ts';

export default {
  title: 'Direct bookings: how small hotels win them back',
  introduction:
    '<p>Small hotels win direct bookings when their own site answers a guest’s questions faster than a portal does, shows a price that needs no comparing, and lets people book in a few taps. That takes no large budget: it takes clear pages, a booking step that works on a phone, and a reason to book with you.</p>',
  sections: [
    {
      heading: 'What a direct booking is worth',
      html: '<p>A direct booking is worth the room rate less your own costs; a booking through a portal is worth the same rate less the commission as well. Do the sum once for your house: add up the commission on last month’s invoices and divide it by the nights sold through portals. The result is what you can spend, per night, on winning the same guest yourself.</p><p>Money is only half of it. A guest who books with you leaves an email address, a time of arrival and perhaps a wish.</p>',
    },
    {
      heading: 'A hotel website that sells',
      html: '<p>A hotel website sells when guests find rooms, prices and free dates without searching for them. Open yours on a phone and check four things:</p><ul><li><strong>The button:</strong> “Check dates” is visible on every page.</li><li><strong>The rooms:</strong> each has a page of its own with size, beds, view and pictures taken in daylight.</li><li><strong>The price:</strong> taxes, breakfast and cancellation terms stand beside it.</li><li><strong>The way there:</strong> station, parking and reception hours are on one page.</li></ul><p>Then make a test booking. A good <a href="https://www.example.com/booking-engine">booking engine</a> asks only for what you need to receive the guest, keeps the dates when somebody goes back a step, and confirms at once by email. Wherever you hesitate, a guest leaves.</p>',
    },
    {
      heading: 'Why guest reviews decide',
      html: '<p>Guest reviews decide because they settle the last doubt: is it really as it looks? Guests who leave your site to find out read on somebody else’s page, beside somebody else’s booking button. So bring the reviews to the place where people choose.</p><p>Show a few recent ones beside the rooms that they speak of, critical ones included, each with a calm answer. “The street is lively until midnight; ask for a room to the courtyard” convinces more than praise. Ask for reviews in the message after departure.</p>',
    },
    {
      heading: 'Offers that only exist on your own site',
      html: '<p>Give guests something that no portal lists, and you need not be the cheapest. Before you advertise a lower rate, read what your portal contracts allow. An extra often costs you less than a discount and is remembered longer:</p><ul><li><strong>Choice:</strong> the room, the floor, the view.</li><li><strong>Time:</strong> a late check-out when the room is not needed.</li><li><strong>A piece of the place:</strong> a jar from the breakfast table, a bicycle for the afternoon.</li></ul><p>Name the offer in one line beside the price and repeat it in the booking step.</p>',
    },
  ],
  conclusion:
    '<p>Direct bookings grow from small repairs rather than from one large campaign. Work out what the commission costs you per night, put reviews next to your rooms, and choose one extra that only your own guests receive. Begin this week with the test booking on your phone: it takes a few minutes and shows you where the next guest is lost.</p>',
  meta_title: 'Direct bookings: how small hotels win them back',
  meta_description:
    'More direct bookings for small hotels: what the commission really costs, what a hotel website needs, and which extras bring guests to you.',
  url_slug: 'direct-bookings-small-hotels',
} satisfies AnswerOf<typeof seoArticle>;
