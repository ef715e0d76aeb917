import type catalogueEnrichment from '../custom/catalogue-enrichment.tool.ts';
import type { AnswerOf } from '../define-tool.ts';

export default {
  rows: [
    {
      sku: 'HO-340-M',
      language: 'en',
      title: 'Halden Outdoor rain jacket, recycled polyester, waterproof 10,000 mm, moss green, size M',
      description:
        '<p>When the clouds close in halfway up the hill, you want a rain jacket that is already in your pack. This one from Halden Outdoor weighs 340 g, so there is no reason to leave it at home.</p><p>It is waterproof to a water column of 10,000 mm: the fabric keeps out steady rain, not only a passing shower. The material is recycled polyester, so old fibres get a second life on the trail.</p><p>The colour is moss green, calm enough for the forest and for the way to work. This is size M, and its weight is the weight given here.</p>',
      bullets: [
        'Waterproof to 10,000 mm for steady rain on the trail and in town',
        'Weighs 340 g in size M, light enough to carry all day',
        'Made of recycled polyester',
        'Moss green, a calm colour for forest and city',
      ],
      attributes: [],
      meta_title: 'Rain jacket in moss green, size M | Halden Outdoor',
      meta_description:
        'Waterproof to 10,000 mm and only 340 g: the rain jacket by Halden Outdoor in recycled polyester. Moss green, size M.',
      issues: 'The data name neither the cut (women, men or unisex) nor the hood, pockets and care.',
    },
    {
      sku: 'HO-340-M',
      language: 'de',
      title: 'Halden Outdoor Regenjacke, recyceltes Polyester, wasserdicht 10.000 mm, Moosgrün, Größe M',
      description:
        '<p>Das Wetter schlägt um, und bis zur Hütte ist es noch ein Stück: Gut, wenn die Regenjacke im Rucksack steckt. Die Jacke von Halden Outdoor wiegt 340 g und fällt dort kaum auf.</p><p>Mit einer Wassersäule von 10.000 mm ist sie wasserdicht, auch wenn es länger regnet. Sie besteht aus recyceltem Polyester. Alte Fasern bekommen so ein zweites Leben, und Sie bleiben trocken, bis der Himmel wieder aufreißt.</p><p>Das Moosgrün passt zum Wald ebenso wie zum Weg ins Büro. Erhältlich ist die Jacke hier in Größe M, auf die sich auch das angegebene Gewicht bezieht. So bleibt im Rucksack genug Platz für alles andere, was auf eine Tour gehört.</p>',
      bullets: [
        'Wasserdicht bis 10.000 mm Wassersäule, auch bei langem Regen',
        'Nur 340 g in Größe M: leicht genug für jede Tour',
        'Aus recyceltem Polyester',
        'Moosgrün: unauffällig in Wald und Stadt',
      ],
      attributes: [],
      meta_title: 'Regenjacke in Moosgrün, Größe M | Halden Outdoor',
      meta_description:
        'Wasserdicht bis 10.000 mm und nur 340 g leicht: die Regenjacke aus recyceltem Polyester, von Halden Outdoor. Moosgrün, Größe M.',
      issues: 'In den Daten fehlen Schnitt (Damen, Herren oder unisex), Kapuze, Taschen und Pflege.',
    },
  ],
} satisfies AnswerOf<typeof catalogueEnrichment>;
