import {
	BlockControls,
	InspectorControls,
	useBlockProps,
} from '@wordpress/block-editor';
import {
	PanelBody,
	RadioControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useIsPreview } from '@slipstream/block-kit';
import { isPaid, usePostAccess } from '@slipstream/post-access';
import type { Access } from '@slipstream/post-access';

/** What the line says. */
function describe( access: Access ): string {
	if ( access === 'everybody' ) {
		return __(
			'This paywall locks nothing: everybody may read this post',
			'slipstream'
		);
	}
	return isPaid( access )
		? __( 'Paid content below this line', 'slipstream' )
		: __( 'Subscriber-only content below', 'slipstream' );
}

export default function Edit() {
	const isPreview = useIsPreview();
	const { access, choose } = usePostAccess() ?? {};
	useEffect( () => {
		// An author who adds a paywall wants it to lock: a post without a choice gets one.
		if ( access === '' && choose && ! isPreview ) {
			choose( 'subscribers' );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once, when it is added.
	}, [] );
	const choices: { value: Access; label: string }[] = [
		{
			value: 'subscribers',
			label: __( 'Anyone subscribed', 'slipstream' ),
		},
		{
			value: 'paid_subscribers_all_tiers',
			label: __( 'Paid subscribers only', 'slipstream' ),
		},
	];
	return (
		<div { ...useBlockProps( { className: 'slipstream-paywall' } ) }>
			<span>{ describe( access ?? '' ) }</span>
			{ access !== undefined && choose && (
				<>
					<BlockControls>
						<ToolbarGroup>
							{ choices.map( ( { value, label } ) => (
								<ToolbarButton
									key={ value }
									isPressed={
										isPaid( access ) === isPaid( value ) &&
										access !== 'everybody'
									}
									onClick={ () => choose( value ) }
								>
									{ label }
								</ToolbarButton>
							) ) }
						</ToolbarGroup>
					</BlockControls>
					<InspectorControls>
						<PanelBody
							title={ __(
								'Who reads what follows',
								'slipstream'
							) }
						>
							<RadioControl
								label={ __( 'Access', 'slipstream' ) }
								hideLabelFromVision
								help={ __(
									'Pictures and files in your media library are not locked: whoever knows their address can open them. If you remove the paywall, the whole post is locked until everybody may read it.',
									'slipstream'
								) }
								selected={ access }
								options={ [
									...choices,
									{
										value: 'everybody' as const,
										label: __( 'Everybody', 'slipstream' ),
									},
								] }
								onChange={ ( next ) =>
									choose( next as Access )
								}
							/>
						</PanelBody>
					</InspectorControls>
				</>
			) }
		</div>
	);
}
