import * as z from 'zod';
import { defineConfig } from '../../kernel/config.ts';
import { readShapes } from './map-shapes.ts';

export const marketsConfig = defineConfig(
  {
    MAP_SHAPES: z
      .string()
      .optional()
      .transform((path, context) => {
        if (!path) return null;
        try {
          return readShapes(path);
        } catch (problem) {
          context.addIssue({
            code: 'custom',
            message: `cannot be used: ${problem instanceof Error ? problem.message : 'unreadable'}`,
          });
          return z.NEVER;
        }
      }),
  },
  (values) => ({
    /** TopoJSON of the installation's own; null where the product's is used. */
    shapes: values.MAP_SHAPES,
  }),
);
