import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import metadata from '../block.json';
import type { Draft, SimplePaymentsAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

const KEPT = [
	'title',
	'content',
	'featuredMediaUrl',
	'featuredMediaTitle',
	'postLinkText',
] as const;

/** What differs from a new block; undefined if nothing does. */
function draftOf( attributes: SimplePaymentsAttributes ): Draft | undefined {
	const kept = KEPT.filter(
		( name ) => attributes[ name ] !== metadata.attributes[ name ].default
	).map( ( name ) => [ name, attributes[ name ] ] );
	return kept.length ? Object.fromEntries( kept ) : undefined;
}

/**
 * Keeps what was typed where there is no product yet, which only people who may publish can make: without one the block saves no
 * markup, and what stands there would be lost.
 *
 * @param props The block's.
 */
export function useDraft(
	props: Pick<
		EditProps< SimplePaymentsAttributes >,
		'attributes' | 'setAttributes'
	>
): void {
	const { attributes, setAttributes } = props;
	const registry = useRegistry();
	const wasRead = useRef( false );
	useEffect( () => {
		const { productId, draft } = attributes;
		const isRead = wasRead.current;
		wasRead.current = true;
		const wanted = productId ? undefined : draftOf( attributes );
		let changes: Partial< SimplePaymentsAttributes > | undefined;
		if ( ! isRead && draft && ! productId ) {
			changes = draft;
		} else if ( JSON.stringify( wanted ) !== JSON.stringify( draft ) ) {
			changes = { draft: wanted };
		}
		if ( changes ) {
			void registry
				.dispatch( blockEditorStore )
				.__unstableMarkNextChangeAsNotPersistent();
			setAttributes( changes );
		}
	} );
}
