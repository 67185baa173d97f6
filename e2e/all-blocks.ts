import { CONTENT, MEDIA } from './content';
import { standIn } from './embeds';
import type { Page } from '@playwright/test';
import type { Admin, RequestUtils } from '@wordpress/e2e-test-utils-playwright';

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

/** Opens a post with all blocks, where embeds find stand-ins. */
export async function openAll( {
	admin,
	page,
	requestUtils,
}: {
	admin: Admin;
	page: Page;
	requestUtils: RequestUtils;
} ): Promise< void > {
	await standIn( page );
	const { id } = await requestUtils.createPost( {
		title: 'All of them',
		status: 'publish',
		content: `${ CONTENT }\n\n${ MEDIA }`,
		date_gmt: new Date().toISOString(),
	} );
	await page.setViewportSize( { width: 1280, height: 1800 } );
	await admin.editPost( id );
}

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
