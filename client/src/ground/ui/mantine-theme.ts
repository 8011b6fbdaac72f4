import { createTheme, defaultVariantColorsResolver, type MantineThemeOverride } from '@mantine/core';

/**
 * Colours and sizes come from tokens.css through mantine-tokens.css; these are the values that Mantine needs in script.
 */
export const theme: MantineThemeOverride = createTheme({
  primaryColor: 'blue',
  // Labels on filled parts use the contrast token: Mantine's white is unreadable on the dark theme's accent.
  variantColorResolver: (input) => {
    const colours = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colours, color: 'var(--lb-accent-contrast)' } : colours;
  },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  radius: { sm: '4px' },
});
