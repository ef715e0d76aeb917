// Pages of three shops that do not exist, as the reports on pages read them. The first has the faults that such pages have: a short
// description, a photo without alt text, a heading that skips a level and a link to a page that is gone.
import type { KeptPage } from '../kept-example-types.ts';

const page = (language: string, head: string, body: string) =>
  `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${body}</body></html>`;

export const ownTablesUrl = 'https://www.hollisoak.example/furniture/tables';

const ownTables = page(
  'en',
  `<title>Oak Tables Made to Order | Hollis Oak</title><meta name="description" content="Solid oak tables from our workshop."><link rel="canonical" href="${ownTablesUrl}"><meta property="og:title" content="Oak tables made to order">`,
  `<header><nav><a href="https://www.hollisoak.example/">Home</a> <a href="https://www.hollisoak.example/furniture">Furniture</a> <a href="https://www.hollisoak.example/workshop">Workshop</a></nav></header>
<main><h1>Oak tables made to order</h1>
<p>Every oak table that leaves our workshop is built for one room. You choose the length, the edge and the legs; we choose the boards, and we show them to you before the first cut. A table for six takes five weeks, a table for ten takes seven.</p>
<img src="/img/table-long.jpg" width="1200" height="800" alt="Long oak table with a straight edge in a bright kitchen"><img src="/img/table-round.jpg" width="800" height="800">
<h2>Sizes and edges</h2>
<p>Tops are 28 millimetres thick and come in lengths from 120 to 320 centimetres. The edge is straight, rounded or follows the tree. Round tops start at a diameter of 90 centimetres. Extra leaves are made from the same boards, so that their colour matches.</p>
<h4>Legs</h4>
<p>Legs are turned, square or of black steel. All of them come off with four bolts, which helps in narrow stairs. Send us the width of your door and we say whether the top fits through in one piece.</p>
<h2>Delivery</h2>
<p>We deliver in our own van within 150 kilometres and set the table up in the room. Further away a haulier brings it to the door. Delivery costs 60 euros within 150 kilometres and 120 euros elsewhere in the country.</p>
<p>Have a look at our <a href="https://www.hollisoak.example/workshop">workshop</a>, compare the <a href="https://www.hollisoak.example/furniture/benches">matching benches</a> or read how <a href="https://www.hollisoak.example/offers/spring">the spring offer</a> works.</p></main>
<footer><p>Hollis Oak, Mill Lane 4. Made to order since 1998.</p></footer>`,
);

const plain = (title: string) =>
  page('en', `<title>${title} | Hollis Oak</title>`, `<h1>${title}</h1><p>This page belongs to the example.</p>`);

const elmworksTables = page(
  'en',
  `<title>Solid Oak Dining Tables with a 10-Year Guarantee | Elmworks</title><meta name="description" content="Solid oak dining tables with a 10-year guarantee, linseed oil finish and free wood samples. Compare sizes, prices and care in one place.">`,
  `<main><h1>Oak dining tables</h1>
<p>An oak table is bought once. Ours are made of solid oak from forests with an FSC certificate, and they come with a 10-year guarantee on wood, glue and joints.</p>
<h2>Linseed oil or hard wax oil?</h2>
<p>Linseed oil brings out the grain and can be repaired in one spot; it needs a new coat once a year. Hard wax oil resists red wine and coffee for longer, and scratches in it are sanded out over the whole top. Families with small children usually choose hard wax oil, collectors of patina choose linseed oil.</p>
<h2>Wood samples by post</h2>
<p>Order up to four wood samples for free: natural oak, smoked oak, white oil and black oil. Each sample is large enough to lay beside your floor. Wood samples arrive within three days.</p>
<h2>The 10-year guarantee</h2>
<p>The guarantee covers cracks, joints that come loose and tops that warp. It holds from the day of delivery, and it passes on to the next owner. Send a photo, and we answer within two working days.</p>
<h2>Prices</h2>
<p>A table of 180 centimetres costs 1,480 euros, one of 240 centimetres 1,890 euros. The oil of your choice and a care set are included.</p>
<h2>Frequently asked questions</h2>
<h3>How often does an oak table need oil?</h3><p>Twice in the first year, then once a year. The care set holds enough linseed oil for three years.</p>
<h3>Can I put a hot pan on an oak table?</h3><p>No. Heat above 70 degrees leaves white rings; a trivet of cork is in the care set.</p>
<h3>How many people sit at a table of 200 centimetres?</h3><p>Eight, with 60 centimetres for each person.</p></main>`,
);

const northwoodTables = page(
  'en',
  `<title>Oak Tables from FSC Forests: Sizes, Care, Prices | Northwood</title><meta name="description" content="Oak tables from FSC-certified forests: how large a table you need, how to care for it, and what it costs, with free wood samples.">`,
  `<main><h1>Oak tables from certified forests</h1>
<p>Our oak comes from forests in three regions with an FSC certificate, and each oak table has the number of its tree burned in below the top. The FSC certificate is on the invoice.</p>
<h2>How large a table do you need?</h2>
<p>Allow 60 centimetres for each person and 80 centimetres behind each chair. A table of 200 centimetres seats eight people. In a narrow room an extending table is worth its price: it seats six people on weekdays and ten people on holidays.</p>
<h2>Oak table care</h2>
<p>Dust it dry, wipe it damp, and oil it once a year. Linseed oil suits an oak table that shows its age; hard wax oil is for one that has to look new. Rings from glasses go away with fine steel wool and a little oil. Our guide to oak table care has a film for each step.</p>
<h2>Wood samples</h2>
<p>Wood samples in five tones are free, and you keep them. Lay the wood samples beside your floor in daylight and in the evening.</p>
<h2>Prices and guarantee</h2>
<p>Prices begin at 1,290 euros for 160 centimetres. The guarantee lasts ten years and covers the joints, the top and the extending rail. A guarantee of five years covers steel legs.</p>
<h2>Questions from customers</h2>
<h3>How often does an oak table need oil?</h3><p>Once a year; in a house with underfloor heating twice.</p>
<h3>Does oak get darker over time?</h3><p>Yes. Sunlight turns it from straw to honey within the first year, which is why leaves are best kept in the light.</p></main>`,
);

/** Pages by URL. All other URLs return 410. */
export const tablePages: Record<string, KeptPage> = {
  [ownTablesUrl]: { html: ownTables, lastModified: 'Mon, 14 Sep 2026 08:00:00 GMT' },
  'https://www.hollisoak.example/robots.txt': { html: 'User-agent: *\nDisallow: /cart\n' },
  'https://www.hollisoak.example/': { html: plain('Furniture from oak') },
  'https://www.hollisoak.example/furniture': { html: plain('Furniture') },
  'https://www.hollisoak.example/workshop': { html: plain('The workshop') },
  'https://www.hollisoak.example/furniture/benches': { html: plain('Benches') },
  'https://www.elmworks.example/tables': { html: elmworksTables },
  'https://www.northwood.example/oak-tables': { html: northwoodTables },
};
