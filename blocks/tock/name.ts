/**
 * A business's name at Tock, of the name or of its address there.
 *
 * @param text What was typed.
 * @return Empty where there is no name in it.
 */
export function nameOf( text: string ): string {
	const plain = text
		.trim()
		.replace( /[?#].*$/s, '' )
		.replace( /\/+$/, '' );
	const last = plain.split( '/' ).pop() ?? '';
	return /^[a-z0-9_-]+$/i.test( last ) ? last : '';
}
