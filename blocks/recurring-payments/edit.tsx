import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useIsPreview, WidthField } from '@slipstream/block-kit';
import { forgetPlanDraft, planDraftOf } from '@slipstream/memberships';
import {
	PaymentNotices,
	PlanDialog,
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
	clientId,
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
	const isPreview = useIsPreview();
	const [ draft, setDraft ] = useState( () =>
		isPreview ? undefined : planDraftOf( clientId )
	);
	/** A plan that nobody has chosen: one that the author adds takes its place. */
	const [ suggestedId, setSuggestedId ] = useState< number >();
	// A button that another block became sells what that block did: no other plan is chosen for it.
	useProducts( productType, planIds, ( ids ) => {
		if ( ! draft && ! isPreview ) {
			setSuggestedId( ids[ 0 ] );
			choose( ids );
		}
	} );
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
				suggestedId={ suggestedId }
				onChange={ ( ids ) => {
					setSuggestedId( undefined );
					choose( ids );
				} }
			/>
			{ draft && (
				<PlanDialog
					productType={ productType }
					initial={ draft }
					onSaved={ choose }
					onClose={ () => {
						forgetPlanDraft( clientId );
						setDraft( undefined );
					} }
				/>
			) }
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
