import { createTheme, defaultVariantColorsResolver, type MantineThemeOverride } from '@mantine/core';

/** Colours and sizes come from tokens.css through mantine-tokens.css; here stands what Mantine wants as values. */
export const theme: MantineThemeOverride = createTheme({
  primaryColor: 'blue',
  // Labels on filled parts take the contrast token: Mantine's white doesn't read on the dark theme's accent.
  variantColorResolver: (input) => {
    const colours = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colours, color: 'var(--lb-accent-contrast)' } : colours;
  },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  radius: { sm: '4px' },
});
