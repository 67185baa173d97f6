/** An entry of the theme's palette of colors, or of gradients. */
export interface Swatch {
	slug: string;
	color?: string;
	gradient?: string;
}

/**
 * A chosen value as attributes hold it: the slug when the theme has it, the value itself otherwise.
 *
 * @param palette The theme's.
 * @param kind    What of a swatch is its value.
 * @param value   What was chosen; nothing to clear it.
 */
export function fromPalette(
	palette: readonly Swatch[] | undefined,
	kind: 'color' | 'gradient',
	value: string | undefined
): { slug: string | undefined; custom: string | undefined } {
	const slug = value
		? palette?.find( ( swatch ) => swatch[ kind ] === value )?.slug
		: undefined;
	return { slug, custom: slug ? undefined : value };
}
