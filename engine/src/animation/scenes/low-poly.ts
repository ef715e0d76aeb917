// A mountain land of flat triangles; the light goes round it once, and the eye glides over it.
import { blend, faded } from '../colours.ts';
import { clamp, during, ease, mix, type Scene, times, turn } from '../stage.ts';
import { drawLines, face, fitType } from '../type.ts';

const columns = 26;
const rows = 18;

export const lowPoly: Scene = {
  create: ({ width, height, unit, palette, random, title }) => {
    const peaks = times(9, () => ({
      x: random(),
      z: mix(0.15, 1, random()),
      high: mix(0.3, 1, random()),
      wide: mix(0.05, 0.15, random()),
    }));
    const jitter = times((columns + 1) * (rows + 1), () => [random() - 0.5, random() - 0.5] as const);
    const heightAt = (x: number, z: number) =>
      peaks.reduce((sum, peak) => sum + peak.high * Math.exp(-((x - peak.x) ** 2 + (z - peak.z) ** 2) / (2 * peak.wide ** 2)), 0);
    const points = times((columns + 1) * (rows + 1), (index) => {
      const [dx, dz] = jitter[index] ?? [0, 0];
      const x = ((index % (columns + 1)) + dx * 0.7) / columns;
      const z = (Math.floor(index / (columns + 1)) + dz * 0.7) / rows;
      return { x, z, y: heightAt(x, z) };
    });
    return ({ pen, t, time }) => {
      const sky = pen.createLinearGradient(0, 0, 0, height);
      sky.addColorStop(0, blend(palette.main, '#bcd9f2', 0.55));
      sky.addColorStop(0.6, blend(palette.second, '#fff4e0', 0.6));
      pen.fillStyle = sky;
      pen.fillRect(0, 0, width, height);
      const angle = -0.8 + t * 1.9;
      const sun = [Math.sin(angle), 0.75, Math.cos(angle)] as const;
      const drift = mix(-0.06, 0.06, ease(t));
      const pointAt = (index: number) => {
        const { x, y, z } = points[index] ?? { x: 0, y: 0, z: 0 };
        const depth = mix(1.75, 0.62, z);
        return {
          x: width / 2 + ((x - 0.5 + drift) * width * 2.1) / depth,
          y: height * mix(0.5, 1.06, z ** 1.3) - (y * unit * 0.46) / depth,
          point: { x, y, z },
        };
      };
      for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) {
          const at = row * (columns + 1) + column;
          for (const corners of [
            [at, at + 1, at + columns + 1],
            [at + 1, at + columns + 2, at + columns + 1],
          ]) {
            const [a, b, c] = corners.map(pointAt);
            if (!a || !b || !c) continue;
            const [u, v] = [
              [b.point.x - a.point.x, (b.point.y - a.point.y) * 0.35, b.point.z - a.point.z],
              [c.point.x - a.point.x, (c.point.y - a.point.y) * 0.35, c.point.z - a.point.z],
            ] as [number[], number[]];
            const normal = [
              (v[1] ?? 0) * (u[2] ?? 0) - (v[2] ?? 0) * (u[1] ?? 0),
              (v[2] ?? 0) * (u[0] ?? 0) - (v[0] ?? 0) * (u[2] ?? 0),
              (v[0] ?? 0) * (u[1] ?? 0) - (v[1] ?? 0) * (u[0] ?? 0),
            ];
            const size = Math.hypot(...normal) || 1;
            const light = clamp(normal.reduce((sum, part, index) => sum + (part / size) * (sun[index] ?? 0), 0) * 0.75 + 0.2);
            const high = clamp((a.point.y + b.point.y + c.point.y) / 2.6);
            const ground =
              high > 0.62
                ? blend(palette.main, '#ffffff', 0.78)
                : blend(blend(palette.main, palette.deep, 0.25), palette.second, high * 0.7);
            pen.fillStyle = blend(blend(ground, palette.deep, 0.62), blend(ground, '#fff6e0', 0.35), light);
            pen.strokeStyle = pen.fillStyle;
            pen.lineWidth = 1;
            pen.beginPath();
            pen.moveTo(a.x, a.y);
            pen.lineTo(b.x, b.y);
            pen.lineTo(c.x, c.y);
            pen.closePath();
            pen.fill();
            pen.stroke();
          }
        }
      }
      const shown = ease(during(time, 0.4, 1.1));
      const type = fitType(pen, title, { width: width * 0.84, height: height * 0.32 }, { largest: unit * 0.135 });
      pen.font = `700 ${type.size}px ${face}`;
      pen.textAlign = 'center';
      drawLines(pen, type, { x: width / 2, y: height * 0.23 }, (line, x, y, index) => {
        const part = ease(clamp(shown * 1.6 - index * 0.3));
        pen.fillStyle = faded(blend(palette.deep, palette.main, 0.15), part);
        pen.fillText(line, x, y + (1 - part) * unit * 0.06);
      });
      pen.fillStyle = faded(palette.deep, 0.06 * Math.sin(t * turn) ** 2);
      pen.fillRect(0, 0, width, height);
    };
  },
};
