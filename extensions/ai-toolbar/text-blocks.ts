/** Blocks with text of their own. */
const NAMES = new Set(
	[
		'paragraph',
		'list',
		'list-item',
		'heading',
		'quote',
		'pullquote',
		'table',
		'button',
	].map( ( name ) => `core/${ name }` )
);

/**
 * Whether a block has text of its own.
 *
 * @param name The block's name.
 */
export const isTextBlock = ( name: string | null ): boolean =>
	name !== null && NAMES.has( name );
