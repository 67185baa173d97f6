import type { Page } from '@playwright/test';

/** The blocks of all content that stand by themselves. */
export const STANDING = [
	'jetpack/markdown',
	'jetpack/business-hours',
	'jetpack/contact-info',
	'jetpack/rating-star',
	'jetpack/repeat-visitor',
	'jetpack/button',
	'jetpack/contact-form',
];

/** Blocks of ours that the open editor does not take for valid. */
export const invalid = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const all = ( blocks: EditedBlock[] ): EditedBlock[] =>
			blocks.flatMap( ( block ) => [
				block,
				...all( block.innerBlocks ),
			] );
		return all( window.wp.data.select( 'core/block-editor' ).getBlocks() )
			.filter(
				( { name, isValid } ) =>
					name === 'core/missing' ||
					( name.startsWith( 'jetpack/' ) && ! isValid )
			)
			.map( ( { name } ) => name );
	} );
