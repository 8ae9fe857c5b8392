import { theme } from './theme';

type Rgb = [number, number, number];

/** A colour as sRGB 0..255; a translucent one as it looks on its ground. */
function rgb(colour: string, ground: Rgb = [255, 255, 255]): Rgb {
  const hex = /^#(..)(..)(..)$/.exec(colour);
  if (hex) return [parseInt(hex[1] ?? '', 16), parseInt(hex[2] ?? '', 16), parseInt(hex[3] ?? '', 16)];
  const parts = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  const mix = (over: number, under: number) => over * alpha + under * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: Rgb, ground: Rgb): number {
  const [lighter, darker] = [luminance(text), luminance(ground)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  const { palette, opacity } = theme.colorSchemes[scheme] ?? {};
  if (!palette || !opacity) throw new Error(`No ${scheme} scheme`);

  const { default: page, paper } = palette.background;
  const colours = ['primary', 'secondary', 'accent', 'info', 'success', 'warning', 'error'] as const;
  const pairs: [string, string, string][] = [];

  for (const [groundName, ground] of [
    ['page', page],
    ['surface', paper],
  ] as const) {
    pairs.push([`text on ${groundName}`, palette.text.primary, ground]);
    pairs.push([`secondary text on ${groundName}`, palette.text.secondary, ground]);
    for (const colour of colours) pairs.push([`${colour} on ${groundName}`, palette[colour].main, ground]);
  }
  for (const colour of colours) {
    pairs.push([`button text on ${colour}`, palette[colour].contrastText, palette[colour].main]);
    pairs.push([`button text on hovered ${colour}`, palette[colour].contrastText, palette[colour].dark]);
  }
  for (const [tone, { ground, text }] of Object.entries(palette.tones)) {
    pairs.push([`${tone} chip`, text, ground]);
    pairs.push([`text on ${tone} ground`, palette.text.primary, ground]);
  }
  for (const severity of ['success', 'info', 'warning', 'error'] as const) {
    pairs.push([`${severity} alert`, palette.Alert[`${severity}Color`], palette.Alert[`${severity}StandardBg`]]);
  }
  pairs.push(['tooltip', paper, palette.Tooltip.bg]);

  test.each(pairs)('%s is at least 4.5:1', (_name, text, ground) => {
    expect(contrast(rgb(text), rgb(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['hover', 'selected', 'focus'] as const)('text on a row in its %s state is at least 4.5:1', (state) => {
    const ground = rgb(palette.action[state], rgb(paper));
    for (const text of [palette.text.primary, palette.text.secondary, palette.primary.main]) {
      expect(contrast(rgb(text), ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a placeholder is at least 4.5:1', () => {
    const [red, green, blue] = rgb(palette.text.primary);
    const placeholder = rgb(`rgba(${red}, ${green}, ${blue}, ${opacity.inputPlaceholder})`, rgb(paper));
    expect(contrast(placeholder, rgb(paper))).toBeGreaterThanOrEqual(4.5);
  });

  test('borders of controls and the focus ring are at least 3:1', () => {
    for (const ground of [page, paper]) {
      expect(contrast(rgb(palette.outline), rgb(ground))).toBeGreaterThanOrEqual(3);
      expect(contrast(rgb(palette.primary.main), rgb(ground))).toBeGreaterThanOrEqual(3);
    }
  });
});

test('no motion of the theme is longer than 150 ms', () => {
  for (const duration of Object.values(theme.transitions.duration)) expect(duration).toBeLessThanOrEqual(150);
  expect(theme.transitions.getAutoHeightDuration(800)).toBeLessThanOrEqual(150);
});
