// Icons of the build, as Tabler draws them (`web/build/small-icons.ts`), without class names.
import type { IconProps } from '@tabler/icons-react';
import { createElement, type RefAttributes } from 'react';

type Pen = Required<Pick<IconProps, 'color' | 'stroke'>>;

const iconOf =
  (paths: string[], attributes: (pen: Pen) => object) =>
  ({ color = 'currentColor', size = 24, stroke = 2, title, children, ...others }: IconProps & RefAttributes<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        ...attributes({ color, stroke }),
        ...others,
      },
      title ? createElement('title', null, title) : null,
      ...paths.map((d) => createElement('path', { d })),
      children,
    );

export const outlineIcon = (...paths: string[]) =>
  iconOf(paths, ({ color, stroke }) => ({
    fill: 'none',
    stroke: color,
    strokeWidth: stroke,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }));

export const filledIcon = (...paths: string[]) => iconOf(paths, ({ color }) => ({ fill: color, stroke: 'none' }));
