import {
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { Button, PanelBody, ToggleControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { bind, isBound, unbind } from './binding';
import { DetailsModal } from './details-modal';
import { useSiteDetails } from './site-details';
import type { BoundAttributes, DetailKey } from './types';

interface Props {
	clientId: string;
	attributes: Readonly< BoundAttributes >;
	/** The attributes that can be bound. */
	keys: readonly DetailKey[];
}

/** The choice between a block's own details and those of the site, and the way to change the latter. */
export function SiteDetailsPanel( { clientId, attributes, keys }: Props ) {
	const { details, canEdit } = useSiteDetails( true );
	const [ isOpen, setIsOpen ] = useState( false );
	// Not setAttributes: the editor keeps bound attributes from it.
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const { metadata } = attributes;
	const isFromSite = isBound( metadata, keys );
	const lines = keys.map( ( key ) => details[ key ] ).filter( Boolean );
	const toggle = ( willBind: boolean ) =>
		void updateBlockAttributes( clientId, {
			metadata: ( willBind ? bind : unbind )( metadata, keys ),
			...( lines.length > 0
				? Object.fromEntries(
						keys.map( ( key ) => [ key, details[ key ] ] )
					)
				: {} ),
		} );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Site details', 'slipstream' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Use the site’s contact details',
						'slipstream'
					) }
					help={
						canEdit === false
							? __(
									'An administrator can change them.',
									'slipstream'
								)
							: __(
									'Change them once, and they change everywhere.',
									'slipstream'
								)
					}
					checked={ isFromSite }
					onChange={ toggle }
				/>
				{ lines.length > 0 ? (
					<p>{ lines.join( ', ' ) }</p>
				) : (
					<p>
						{ __(
							'The site has no contact details yet.',
							'slipstream'
						) }
					</p>
				) }
				{ canEdit && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ () => setIsOpen( true ) }
					>
						{ __( 'Edit the site’s details', 'slipstream' ) }
					</Button>
				) }
				{ isOpen && (
					<DetailsModal
						details={ details }
						onClose={ () => setIsOpen( false ) }
					/>
				) }
			</PanelBody>
		</InspectorControls>
	);
}
