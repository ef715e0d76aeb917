// No photograph and none pretended: lights out of focus that drift through each other as in front of an open lens, with fine grain.
import { blend, faded } from '../colours.ts';
import { during, ease, mix, type Scene, times, turn } from '../stage.ts';
import { drawLines, face, fitType } from '../type.ts';

export const photorealistic: Scene = {
  create: ({ width, height, unit, palette, random, title, canvas }) => {
    const lights = times(46, () => ({
      x: random(),
      y: random(),
      depth: random(),
      size: mix(0.03, 0.19, random() ** 2),
      colour:
        [palette.second, palette.main, '#ffe9c7', blend(palette.main, '#ffffff', 0.4)][Math.floor(random() * 4)] ??
        palette.second,
      beat: random() * turn,
    })).sort((a, b) => a.depth - b.depth);
    const grain = canvas(256, 256);
    const dust = grain.getContext('2d');
    const speck = dust.createImageData(256, 256);
    for (let index = 0; index < speck.data.length; index += 4) {
      const value = Math.floor(random() * 255);
      speck.data.set([value, value, value, 16], index);
    }
    dust.putImageData(speck, 0, 0);
    return ({ pen, t, time }) => {
      const ground = pen.createLinearGradient(0, 0, width, height);
      ground.addColorStop(0, blend(palette.deep, '#000000', 0.4));
      ground.addColorStop(1, blend(palette.deep, palette.main, 0.35));
      pen.fillStyle = ground;
      pen.fillRect(0, 0, width, height);
      pen.globalCompositeOperation = 'lighter';
      const focus = Math.sin(t * Math.PI);
      for (const light of lights) {
        const pace = 0.05 + light.depth * 0.16;
        const x = ((light.x + t * pace) % 1.2) * width - width * 0.1;
        const y = (light.y + Math.sin(time * 0.4 + light.beat) * 0.02) * height;
        const size = light.size * unit * mix(0.65, 1.25, light.depth) * mix(1.15, 0.8, focus);
        const alpha = mix(0.1, 0.34, light.depth) * (0.8 + 0.2 * Math.sin(time * 1.3 + light.beat));
        const disc = pen.createRadialGradient(x, y, size * 0.2, x, y, size);
        disc.addColorStop(0, faded(light.colour, alpha * 0.75));
        disc.addColorStop(0.86, faded(light.colour, alpha));
        disc.addColorStop(0.95, faded(light.colour, alpha * 0.6));
        disc.addColorStop(1, faded(light.colour, 0));
        pen.fillStyle = disc;
        pen.fillRect(x - size, y - size, size * 2, size * 2);
      }
      pen.globalCompositeOperation = 'source-over';
      const offset = Math.floor(time * 24) * 37;
      for (let x = -(offset % 256); x < width; x += 256)
        for (let y = -((offset * 3) % 256); y < height; y += 256) pen.drawImage(grain, x, y);
      const shown = ease(during(t, 0.15, 0.4));
      const type = fitType(pen, title, { width: width * 0.8, height: height * 0.4 }, { largest: unit * 0.1 });
      pen.font = `700 ${type.size}px ${face}`;
      pen.textAlign = 'center';
      pen.shadowColor = faded('#000000', 0.65);
      pen.shadowBlur = mix(unit * 0.05, unit * 0.018, shown);
      pen.fillStyle = faded('#ffffff', shown);
      drawLines(pen, type, { x: width / 2, y: height / 2 });
      pen.shadowBlur = 0;
    };
  },
};
