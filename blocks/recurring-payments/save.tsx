import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import { widthStyle } from './width';
import type { PaymentButtonAttributes } from './types';

interface Props {
	attributes: PaymentButtonAttributes;
}

const saveWith =
	( space: string ) =>
	( { attributes }: Props ) => (
		<div
			{ ...useBlockProps.save( {
				style: widthStyle( attributes.width, space ),
			} ) }
		>
			<InnerBlocks.Content />
		</div>
	);

export const save = saveWith( '' );

/** As older posts have it. */
export const saveSpaced = saveWith( ' ' );
