// Reads a page in the pseudo-language (`locales/src/pseudo.ts`): unaccented text was not translated, and an element wider than
// its box does not fit.
import type { Page } from 'playwright-core';

interface Seen {
  /** Texts with a plain word, each with where it is. */
  texts: { text: string; where: string }[];
  tooWide: string[];
}

/** Runs in the browser as it is. */
function collect(foreign: string): Seen {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const whereIs = (element: Element) => {
    const names: string[] = [];
    for (let at: Element | null = element; at && names.length < 4; at = at.parentElement) {
      const role = at.getAttribute('role');
      const styles = [...at.classList].filter((name) => name.startsWith('_')).join('.');
      names.unshift(at.tagName.toLowerCase() + (role ? `[${role}]` : '') + (styles ? `.${styles}` : ''));
    }
    return names.join(' > ');
  };
  const texts: Seen['texts'] = [{ text: document.title, where: 'title' }];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.nodeValue ?? '').trim();
    if (parent && text !== '' && !parent.closest(foreign) && isShown(parent)) texts.push({ text, where: whereIs(parent) });
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (element.closest(foreign) || !isShown(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = element.getAttribute(name)?.trim();
      if (text) texts.push({ text, where: `${name} of ${whereIs(element)}` });
    }
  }
  const wordsIn = (element: Element) =>
    (element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')).trim();
  const labels =
    'button, [role=tab], [role=menuitem], h1, h2, h3, h4, label, legend, th, td, dt, dd, a, p, li, strong, summary, span, input';
  const tooWide = new Set<string>();
  // Labels lie within one another; each box is measured once.
  const measured = new Set<Element>();
  for (const label of document.querySelectorAll(labels)) {
    // In a list of options each description is cut at the end of its line, and so are names of sample rows.
    if (label.closest(`${foreign}, [role=option], [inert]`) || !isShown(label)) continue;
    for (const element of [label, ...label.querySelectorAll('*')]) {
      if (measured.has(element)) continue;
      measured.add(element);
      // A box of a few pixels holds screen-reader text. A box without text holds the parts of a switch.
      const isBox = element.clientWidth > 8 && element.scrollWidth > element.clientWidth + 1;
      if (isBox && !['auto', 'scroll'].includes(getComputedStyle(element).overflowX) && wordsIn(element) !== '')
        tooWide.add(`${wordsIn(element).slice(0, 60)} (${element.scrollWidth} in ${element.clientWidth}) at ${whereIs(element)}`);
    }
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) tooWide.add(`the page itself (${page.scrollWidth} in ${page.clientWidth})`);
  return { texts, tooWide: [...tooWide] };
}

/** Reads the page. `foreign` selects elements with text outside our translations. */
export const readPage = (page: Page, foreign: string): Promise<Seen> => page.evaluate(collect, foreign);
