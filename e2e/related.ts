import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { setModuleActive } from './site-settings';

/** The block, and where visitors see it. */
export const NAME = 'jetpack/related-posts';
export const FRONT = 'nav.wp-block-jetpack-related-posts';
const HEADING =
	'<!-- wp:heading -->\n<h2 class="wp-block-heading">Read on</h2>\n<!-- /wp:heading -->';
const TEXT =
	'<!-- wp:paragraph -->\n<p>Sourdough, rye and a hot oven.</p>\n<!-- /wp:paragraph -->';
const IMAGE =
	'<!-- wp:html --><img alt="" width="600" height="400" src="/wp-includes/images/w-logo-blue.png"><!-- /wp:html -->';

const TITLES = [
	'Baking rye bread',
	'Rye bread without yeast',
	'Which flour for rye bread',
	'Bread from an old oven with a title that runs over several lines',
	'Rye rolls',
	'Bread for a week',
];

/** Switches the feature on or off, whatever it was before. */
export const setActive = ( requestUtils: RequestUtils, active: boolean ) =>
	setModuleActive( requestUtils, 'related-posts', active );

const publish = (
	requestUtils: RequestUtils,
	title: string,
	content: string
) =>
	requestUtils.createPost( {
		title,
		content,
		status: 'publish',
		date_gmt: '2026-03-04T05:06:07',
	} );

/** Publishes a post with the block. */
export const publishBlock = (
	requestUtils: RequestUtils,
	title: string,
	attributes: object = {}
) =>
	publish(
		requestUtils,
		title,
		`${ TEXT }<!-- wp:${ NAME } ${ JSON.stringify( attributes ) } -->\n<div class="wp-block-jetpack-related-posts">${ HEADING }</div>\n<!-- /wp:${ NAME } -->`
	);

/** Leaves six posts that are like each other, and no others. */
export async function fillBlog( requestUtils: RequestUtils ): Promise< void > {
	await requestUtils.deleteAllPosts();
	for ( const title of TITLES ) {
		await publish( requestUtils, title, TEXT + IMAGE );
	}
}
