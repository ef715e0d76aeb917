import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as tabler from '@tabler/icons-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../../build/catalogue-icons.ts';
import { readIcon } from '../../build/small-icons.ts';
import { filledIcon, outlineIcon } from './svg-icon.ts';

const originals = new Map(Object.entries(tabler) as [string, ComponentType<object>][]);
const folder = fileURLToPath(import.meta.resolve('@tabler/icons-react')).replace(/[\\/](cjs|esm)[\\/].*$/, '/esm/icons');
const pascal = (name: string) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
const catalogue = iconNames().map((name) => `Icon${pascal(name)}`);

/** The markup with its attributes in order, without class. */
const markupOf = (component: ComponentType<object>, props: object) =>
  renderToStaticMarkup(createElement(component, props)).replace(
    /<(\w+) ([^>]*?)\/?>/g,
    (_, tag: string, attributes: string) =>
      `<${tag} ${(attributes.match(/[\w-]+="[^"]*"/g) ?? [])
        .filter((one) => !one.startsWith('class='))
        .sort()
        .join(' ')}>`,
  );

describe('icons of the build', () => {
  it.each([...catalogue, 'IconTrash', 'IconStarFilled', 'IconCircleCheckFilled'])('%s is drawn as Tabler draws it', (name) => {
    const icon = readIcon(readFileSync(`${folder}/${name}.mjs`, 'utf8'));
    const original = originals.get(name);
    if (!icon || !original) throw new Error(`no icon ${name}`);
    const drawn = (icon.kind === 'filled' ? filledIcon : outlineIcon)(...icon.paths);
    for (const props of [{}, { size: 16, stroke: 1.7, color: 'red', 'aria-hidden': true, title: 'Boots' }])
      expect(markupOf(drawn, props)).toBe(markupOf(original, props));
  });

  it('leaves alone what is more than paths', () => {
    const code = (...nodes: object[]) =>
      `const __iconNode = ${JSON.stringify(nodes)};\nconst A = createReactComponent("outline", "a", "A", __iconNode);`;
    expect(readIcon(code(['path', { d: 'M1 1', key: 'svg-0' }]))).toEqual({ kind: 'outline', paths: ['M1 1'] });
    expect(readIcon(code(['path', { d: 'M1 1', key: 'svg-0', opacity: '0.5' }]))).toBeNull();
    expect(readIcon(code(['circle', { cx: '1', key: 'svg-0' }]))).toBeNull();
    expect(readIcon('export { default } from "./IconOther.mjs";')).toBeNull();
  });
});
