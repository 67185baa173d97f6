import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { PanelBody, RangeControl } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useIsPreview } from '@slipstream/block-kit';
import { linkClasses, linkStyle } from './look';
import type { LoginButtonAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

const ROUNDEST = 50;

export default function Edit( {
	attributes,
	setAttributes,
}: EditProps< LoginButtonAttributes > ) {
	const { text, borderRadius } = attributes;
	const isPreview = useIsPreview();
	useEffect( () => {
		if ( text === undefined && ! isPreview ) {
			setAttributes( { text: __( 'Log in', 'slipstream' ) } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only a new button has no text.
	}, [] );
	return (
		<div { ...useBlockProps( { className: 'wp-block-button' } ) }>
			<RichText
				className={ linkClasses( attributes ) }
				style={ linkStyle( attributes ) }
				aria-label={ __( 'Button text', 'slipstream' ) }
				placeholder={ __( 'Log in', 'slipstream' ) }
				allowedFormats={ [ 'core/bold', 'core/italic' ] }
				value={ text ?? '' }
				onChange={ ( next: string ) => setAttributes( { text: next } ) }
			/>
			<InspectorControls>
				<PanelBody title={ __( 'Border settings', 'slipstream' ) }>
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Border radius', 'slipstream' ) }
						min={ 0 }
						max={ ROUNDEST }
						allowReset
						value={ borderRadius }
						onChange={ ( next ) =>
							setAttributes( { borderRadius: next } )
						}
					/>
				</PanelBody>
			</InspectorControls>
		</div>
	);
}
