import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDebounce } from '@wordpress/compose';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { useIsPreview } from '@slipstream/block-kit';
import { usePost, usePostSaving } from './use-post';
import { useProduct } from './use-product';
import { useSaving } from './use-saving';
import type { SimplePaymentsAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

/** Milliseconds after a change, where no post is saved. */
const DELAY = 1000;

type Props = EditProps< SimplePaymentsAttributes >;

/**
 * Keeps the record of what a block sells: a draft as soon as there is a block, saved with the post and when the author leaves the block. The
 * server publishes it with the post.
 *
 * @param props The block's.
 * @return What has to be corrected, and how the record is known.
 */
export function useSavedProduct( props: Props ) {
	const { attributes, setAttributes, isSelected } = props;
	const product = useProduct( props );
	const { needsOwn, isCopy, isLoading } = product;
	const saving = useSaving( props, needsOwn || isCopy );
	const { isThere, canPublish, link } = usePost();
	const isPreview = useIsPreview();
	const isKept = canPublish && ! isPreview;
	const { productId = 0 } = attributes;
	const registry = useRegistry();

	const madeInsteadOf = useRef< number >();
	useEffect( () => {
		if ( isKept && needsOwn && madeInsteadOf.current !== productId ) {
			madeInsteadOf.current = productId;
			saving.create();
		}
	} );
	// Nobody here can make one: it is new until somebody can.
	const isLost = isCopy && ! canPublish && ! isPreview;
	useEffect( () => {
		if ( isLost ) {
			void registry
				.dispatch( blockEditorStore )
				.__unstableMarkNextChangeAsNotPersistent();
			setAttributes( { productId: undefined } );
		}
	}, [ isLost, setAttributes, registry ] );

	const save = () => {
		if ( isKept && ! isLoading ) {
			saving.save();
		}
	};
	usePostSaving( save );
	const wasSelected = useRef( isSelected );
	useEffect( () => {
		const isLeft = wasSelected.current && ! isSelected;
		wasSelected.current = isSelected;
		if ( isLeft ) {
			save();
		}
	} );

	const saveLater = useDebounce( save, DELAY );
	useEffect( () => {
		if ( ! isThere && isSelected ) {
			saveLater();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Each change of the attributes.
	}, [ attributes ] );

	return { isLoading, ...saving, link, canPublish };
}
