// Bullet points from the seller's lines, in the seller's order: a line "Name: value" gives label and text, nothing is added.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type bulletPointGenerator from '@folio/catalogue/writer/bullet-point-generator.tool';
import type productDescriptionGenerator from '@folio/catalogue/writer/product-description-generator.tool';
import { commercePhrases } from '@folio/locales/phrases/commerce';
import { EngineFailure } from '../../engine-types.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, labelledFact, splitItems } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

interface Bullet {
  label?: string;
  text: string;
}

/** Fewest bullet points that a shop page is taken seriously with; below, the draft asks for more. */
const fewest = 3;

const maxLabelLength = 30;

function bulletOf(draft: DraftOf<typeof bulletPointGenerator>, item: string): Bullet {
  const { language } = draft;
  const limit = draft.number('max_characters', 200);
  const fact = labelledFact(item);
  const hasLabel = draft.isTrue('leading_label') && fact !== null && lengthOf(fact.name) <= maxLabelLength;
  if (!hasLabel) return { text: shorten(asItem(item), limit, language) };
  const label = fact.name.toLocaleUpperCase(language);
  // Label, colon and space count: marketplaces measure the whole bullet.
  return { label, text: shorten(asItem(fact.value), limit - lengthOf(label) - 2, language) };
}

/** Refuses, as NEEDS_MODEL, data that the order says are written in another language: the composer does not translate. */
export function refuseForeignData(
  draft: DraftOf<typeof bulletPointGenerator> | DraftOf<typeof productDescriptionGenerator>,
): void {
  const from = draft.line('translate_from').toLowerCase();
  const isForeign = from !== '' && from !== 'auto' && from.slice(0, 2) !== draft.language.slice(0, 2);
  if (isForeign) throw new EngineFailure('NEEDS_MODEL', { detail: from });
}

/** Composes bullet points. Throws NEEDS_MODEL for data in another language. */
export function composeBulletPoints(draft: DraftOf<typeof bulletPointGenerator>): ResultOf<typeof bulletPointGenerator> {
  refuseForeignData(draft);
  const { language } = draft;
  const items = splitItems(draft.text('features'), language).slice(0, draft.number('quantity', 5));
  const bullets = items.map((item) => bulletOf(draft, item));
  if (bullets.length < fewest)
    bullets.push({ text: shorten(toAdd(language, commercePhrases[language].featuresMissing), 500, language).replace(/\.$/, '') });
  return { bullet_points: bullets };
}

export default { compose: composeBulletPoints } satisfies Composer<typeof bulletPointGenerator>;
