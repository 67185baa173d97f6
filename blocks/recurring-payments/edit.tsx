import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { WidthField } from '@slipstream/block-kit';
import {
	PaymentNotices,
	ProductControls,
	useProducts,
} from '@slipstream/payments-ui';
import { editorStore } from '@slipstream/wp-stores';
import { forPlans, planIdsOf } from './plans';
import { widthStyle } from './width';
import type { PaymentButtonAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

const buttonWith = ( text: string ) => [
	[
		'jetpack/button',
		{
			element: 'a',
			uniqueId: 'id',
			passthroughAttributes: { uniqueId: 'uniqueId', url: 'url' },
			text,
		},
	],
];

export default function Edit( {
	attributes,
	setAttributes,
	context,
}: EditProps< PaymentButtonAttributes > ) {
	const isForContent = !! context.isPremiumContentChild;
	const productType = isForContent ? 'subscription' : 'payment plan';
	const planIds = planIdsOf( attributes );
	const link = useSelect( ( select ) => {
		const address = select( editorStore )?.getEditedPostAttribute( 'link' );
		return typeof address === 'string' ? address : undefined;
	}, [] );
	const choose = ( ids: number[] ) => setAttributes( forPlans( ids, link ) );
	useProducts( productType, planIds, choose );
	const blockProps = useBlockProps( {
		style: widthStyle( attributes.width ),
	} );
	const { children, ...inner } = useInnerBlocksProps( blockProps, {
		template: buttonWith(
			isForContent
				? __( 'Subscribe', 'slipstream' )
				: __( 'Your contribution', 'slipstream' )
		),
		templateLock: 'all',
	} ) as { children?: React.ReactNode };
	return (
		<div { ...inner }>
			<ProductControls
				productType={ productType }
				selectedIds={ planIds }
				onChange={ choose }
			/>
			<InspectorControls>
				<PanelBody title={ __( 'Width', 'slipstream' ) }>
					<WidthField
						width={ attributes.width }
						isFloating={ false }
						onChange={ ( width ) => setAttributes( { width } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<PaymentNotices
				productType={ productType }
				selectedIds={ planIds }
			/>
			{ children }
		</div>
	);
}
