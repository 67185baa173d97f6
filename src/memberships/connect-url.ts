import { editorStore } from '@slipstream/wp-stores';
import type { select as selectFrom } from '@wordpress/data';

const SITE_EDITOR = 'core/edit-site';

/**
 * The address where an account is connected, with what is edited, so that its owner comes back here.
 *
 * @param address What the server gave; its query has a member `state`, JSON in base64.
 * @param select  Selects from the registry of the editor.
 * @return Null if it is no address.
 */
export function withEditor(
	address: string | null | undefined,
	select: typeof selectFrom
): string | null {
	if ( ! address || ! URL.canParse( address ) ) {
		return null;
	}
	const url = new URL( address );
	const state = decode( url.searchParams.get( 'state' ) );
	if ( state ) {
		const added = editedPost( select );
		url.searchParams.set(
			'state',
			btoa( JSON.stringify( { ...state, ...added } ) )
		);
	}
	return url.toString();
}

/**
 * What is edited, by the names that the address has for it.
 *
 * @param select Selects from the registry of the editor.
 */
function editedPost( select: typeof selectFrom ): Record< string, unknown > {
	const editor = select( editorStore );
	const id = editor?.getCurrentPostId() ?? null;
	if ( id === null ) {
		return {};
	}
	return select( SITE_EDITOR )
		? {
				from_site_editor_post_id: id,
				from_site_editor_post_type: editor?.getCurrentPostType(),
			}
		: { from_editor_post_id: id };
}

/**
 * The object in a text, or null.
 *
 * @param text JSON in base64.
 */
function decode( text: string | null ): object | null {
	try {
		const value: unknown = JSON.parse( atob( text ?? '' ) );
		return typeof value === 'object' ? value : null;
	} catch ( error ) {
		if (
			error instanceof SyntaxError ||
			( error instanceof DOMException &&
				error.name === 'InvalidCharacterError' )
		) {
			return null;
		}
		throw error;
	}
}
