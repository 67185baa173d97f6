import { useDebounce } from '@wordpress/compose';
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
 * Keeps the record of what a block sells: a draft as soon as there is a block, published when the post is saved and when the author
 * leaves the block.
 *
 * @param props The block's.
 * @return What has to be corrected, and how the record is known.
 */
export function useSavedProduct( props: Props ) {
	const { attributes, isSelected } = props;
	const product = useProduct( attributes, props.setAttributes );
	const saving = useSaving( props, product.isMissing );
	const { isThere, canPublish, link } = usePost();
	const isPreview = useIsPreview();
	const isKept = canPublish && ! isPreview;
	const { productId } = attributes;

	const isNew = ! productId;
	const wasMade = useRef( false );
	useEffect( () => {
		if ( isKept && isNew && ! wasMade.current ) {
			wasMade.current = true;
			saving.create();
		}
	} );

	const save = () => {
		if ( isKept && ! product.isLoading ) {
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

	return { ...product, ...saving, link, canPublish };
}
