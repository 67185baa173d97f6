import { __ } from '@wordpress/i18n';

/**
 * What people call a size of pictures.
 *
 * @param slug  What WordPress, or a plugin, calls it.
 * @param named The names that the editor knows.
 */
export function sizeName(
	slug: string,
	named: readonly { slug: string; name: string }[] = []
): string {
	const known = named.find( ( size ) => size.slug === slug )?.name;
	if ( known ) {
		return known;
	}
	if ( slug === 'full' ) {
		return __( 'Full size', 'slipstream' );
	}
	if ( slug === 'medium_large' ) {
		return __( 'Medium Large', 'slipstream' );
	}
	const [ , width, height ] = /^(\d+)x(\d+)$/.exec( slug ) ?? [];
	if ( width && height ) {
		return `${ width } × ${ height }`;
	}
	const words = slug.replace( /[-_]+/g, ' ' ).trim();
	return words.charAt( 0 ).toUpperCase() + words.slice( 1 );
}
