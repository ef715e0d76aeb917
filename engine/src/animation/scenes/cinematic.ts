// Ridges of hills one behind the other, light from low behind them, a slow drive towards them between two black bars.
import { blend, faded } from '../colours.ts';
import { during, ease, mix, type Scene, times, turn } from '../stage.ts';
import { drawLines, face, fitType } from '../type.ts';

export const cinematic: Scene = {
  create: ({ width, height, unit, palette, random, title }) => {
    const bar = Math.round(height * (width > height ? 0.11 : 0.08));
    const ridges = times(5, (layer) => ({
      base: mix(0.5, 0.86, layer / 4),
      waves: times(4, (wave) => ({
        size: (0.07 / (wave + 1)) * (1 + layer * 0.2),
        pace: (wave + 1) * (0.7 + random()),
        at: random() * turn,
      })),
    }));
    const sunX = mix(0.3, 0.7, random());
    return ({ pen, t }) => {
      const zoom = mix(1, 1.16, ease(t));
      const sky = pen.createLinearGradient(0, 0, 0, height);
      sky.addColorStop(0, palette.deep);
      sky.addColorStop(0.45, blend(palette.deep, palette.main, 0.7));
      sky.addColorStop(0.72, blend(palette.main, palette.second, 0.75));
      sky.addColorStop(1, palette.second);
      pen.fillStyle = sky;
      pen.fillRect(0, 0, width, height);
      const [x, y] = [width * sunX, height * mix(0.62, 0.5, ease(t))];
      const glow = pen.createRadialGradient(x, y, 0, x, y, unit * 0.85);
      glow.addColorStop(0, faded('#fff6dd', 0.95));
      glow.addColorStop(0.08, faded('#fff0c8', 0.75));
      glow.addColorStop(0.4, faded(palette.second, 0.25));
      glow.addColorStop(1, faded(palette.second, 0));
      pen.fillStyle = glow;
      pen.fillRect(0, 0, width, height);
      for (const [layer, { base, waves }] of ridges.entries()) {
        const depth = layer / (ridges.length - 1);
        const scale = 1 + (zoom - 1) * (0.4 + depth * 1.6);
        const drift = t * depth * 0.35;
        pen.fillStyle = blend(blend(palette.main, palette.second, 0.45), palette.deep, 0.25 + depth * 0.75);
        pen.beginPath();
        pen.moveTo(0, height);
        for (let step = 0; step <= 80; step += 1) {
          const at = (step / 80 - 0.5) / scale + drift;
          const lift = waves.reduce((sum, wave) => sum + Math.sin(at * turn * wave.pace + wave.at) * wave.size, 0);
          pen.lineTo((step / 80) * width, height * (0.5 + (base - 0.5 - lift) * scale));
        }
        pen.lineTo(width, height);
        pen.fill();
      }
      pen.fillStyle = '#000000';
      pen.fillRect(0, 0, width, bar);
      pen.fillRect(0, height - bar, width, bar);
      const shown = ease(during(t, 0.12, 0.35)) * (1 - ease(during(t, 0.92, 1)));
      const type = fitType(pen, title, { width: width * 0.78, height: height * 0.3 }, { largest: unit * 0.095 });
      pen.font = `700 ${type.size}px ${face}`;
      pen.textAlign = 'center';
      pen.letterSpacing = `${(type.size * mix(0.01, 0.07, ease(t))).toFixed(1)}px`;
      pen.shadowColor = faded(palette.deep, 0.7 * shown);
      pen.shadowBlur = unit * 0.03;
      pen.fillStyle = faded('#ffffff', shown);
      drawLines(pen, type, { x: width / 2, y: height * 0.36 });
      pen.shadowBlur = 0;
      pen.letterSpacing = '0px';
    };
  },
};
