// Hover, focus and pressed, rendered without a pointer: every rule of the product for one of them is copied in this document,
// with an attribute in place of the pseudo-class. Layer, media query, order and weight stay as in the rule, so the result is the
// product's own style.

export type ForcedState = 'hover' | 'focus-visible' | 'active';

const pseudoClass = /:(hover|focus-visible|active)(?![\w-])/g;
const copied = new WeakSet<CSSStyleSheet>();

interface RuleList {
  readonly cssRules: CSSRuleList;
  insertRule: (rule: string, index?: number) => number;
}

const isList = (rule: CSSRule): rule is CSSRule & RuleList => 'cssRules' in rule && 'insertRule' in rule;

/** `.button[data-forced~="hover"]` of `.button:hover`. */
export const forcedSelector = (selector: string): string => selector.replaceAll(pseudoClass, '[data-forced~="$1"]');

function copyRules(list: RuleList): void {
  for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = list.cssRules[index];
    if (!rule) continue;
    if (isList(rule)) copyRules(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    const selector = forcedSelector(rule.selectorText);
    if (selector !== rule.selectorText) list.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
  }
}

/** Once for each sheet that is there by now; sheets of other origins have no rules to read. */
export function copyForcedRules(): void {
  for (const sheet of document.styleSheets) {
    if (copied.has(sheet)) continue;
    copied.add(sheet);
    try {
      copyRules(sheet);
    } catch (problem) {
      if (!(problem instanceof DOMException)) throw problem;
    }
  }
}

/** Attributes of an element that is drawn in a state; pressed is also pointed at. */
export const forced = (...states: ForcedState[]) => ({ 'data-forced': states.join(' ') });
