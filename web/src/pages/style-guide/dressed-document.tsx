// The document of a frame in the looks that its address asks for. Nothing of it is kept for the product's own pages.
import { DirectionProvider, MantineProvider, useComputedColorScheme } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { paintGuestBrand } from '../../base/brand.ts';
import { showLanguage } from '../../base/show-language.ts';
import { productName } from '../../ui/product-name.ts';
import { cssVariables, theme } from '../../ui/theme.ts';
import type { GuideView, Scheme } from './guide-view.ts';

const schemeAttribute = 'data-mantine-color-scheme';

/** Begins in the scheme of the frame, without a moment in the one that the reader keeps. */
const keptNowhere = (scheme: Scheme) => ({
  get: () => scheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
});

/** Another tab or the page around the frame may change the scheme that the reader keeps; this document stays in its own. */
function useScheme(scheme: Scheme): void {
  useEffect(() => {
    const root = document.documentElement;
    const dress = () => {
      if (root.getAttribute(schemeAttribute) !== scheme) root.setAttribute(schemeAttribute, scheme);
    };
    dress();
    const observer = new MutationObserver(dress);
    observer.observe(root, { attributes: true, attributeFilter: [schemeAttribute] });
    return () => observer.disconnect();
  }, [scheme]);
}

function useLanguage({ language }: GuideView): boolean {
  const [isReady, setReady] = useState(language === undefined);
  useEffect(() => {
    if (language) void showLanguage(language).finally(() => setReady(true));
  }, [language]);
  return isReady;
}

/** Draws nothing until the words of the language are there. */
export function DressedDocument({ view, children }: { view: GuideView; children: ReactNode }) {
  const own = useComputedColorScheme('light');
  const scheme = view.scheme === 'light' || view.scheme === 'dark' ? view.scheme : own;
  useScheme(scheme);
  const { brand, direction } = view;
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  useEffect(() => {
    if (brand) paintGuestBrand(productName(), brand);
  }, [brand]);
  const isReady = useLanguage(view);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={keptNowhere(scheme)}
      forceColorScheme={scheme}
      withCssVariables={false}
    >
      <DirectionProvider initialDirection={direction} detectDirection={false}>
        {isReady ? children : null}
      </DirectionProvider>
    </MantineProvider>
  );
}
