import { describe, expect, it } from 'vitest';
import { brandRamp, chromeContrast, contrastWithWhite, isLightChrome, parseHex, readableChrome, toHex } from './brand-colors.ts';

const colors = ['#0f7a5c', '#3748c8', '#ffd400', '#ffffff', '#000000', '#e91e63', '#00e5ff', '#7cb342'];

describe('brand colours', () => {
  it.each(colors)('%s gives ten shades whose sixth carries white text', (hex) => {
    const color = parseHex(hex);
    if (!color) throw new Error(`${hex} was not read`);
    const ramp = brandRamp(color);
    expect(ramp).toHaveLength(10);
    const main = parseHex(ramp[6]);
    expect(main && contrastWithWhite(main)).toBeGreaterThanOrEqual(4.55);
  });

  it.each(['#0f7a5c', '#3748c8', '#14261f'])('%s survives the way to OKLCH and back', (hex) => {
    const color = parseHex(hex);
    expect(color && toHex(color)).toBe(hex);
  });

  it('reads short forms and refuses what is no colour', () => {
    expect(parseHex('#fff')?.l).toBeCloseTo(1, 3);
    expect(parseHex('red')).toBeNull();
    expect(parseHex(null)).toBeNull();
  });

  it.each([...colors, '#7a8a99', '#b06a4a', '#808080'])('%s as chrome carries its quietest words', (hex) => {
    const color = parseHex(hex);
    if (!color) throw new Error(`${hex} was not read`);
    const chrome = readableChrome(color);
    expect(chromeContrast(chrome)).toBeGreaterThanOrEqual(4.6);
    expect(isLightChrome(chrome)).toBe(isLightChrome(color));
  });

  it('leaves a chrome alone that is readable as it is', () => {
    const color = parseHex('#14261f');
    expect(color && toHex(readableChrome(color))).toBe('#14261f');
  });

  it('gives light chrome dark ink', () => {
    const [light, dark] = [parseHex('#f3ede6'), parseHex('#14261f')];
    expect(light && isLightChrome(light)).toBe(true);
    expect(dark && isLightChrome(dark)).toBe(false);
  });
});
