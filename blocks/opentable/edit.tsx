import { useBlockProps } from '@wordpress/block-editor';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { styleInClass } from '@slipstream/block-kit';
import { EmbedPreview } from '@slipstream/embed';
import { Panels } from './components/panels';
import { RestaurantForm } from './components/restaurant-form';
import { useButtonStyle } from './hooks/use-button-style';
import { attributesOf, SIZES, styleOf, withStyle } from './look';
import { widgetAddress } from './widget-address';
import type { ReservationAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

const SAMPLE = '1';

/** Turns the alignment to wide when the author chooses the wide style, and takes the button away from several restaurants. */
function useStyle(
	style: string,
	{ attributes, setAttributes }: EditProps< ReservationAttributes >
) {
	const before = useRef( style );
	const { rid, className } = attributes;
	const isManyButton =
		rid.length > 1 && styleInClass( className ) === 'button';
	const wasManyButton = useRef( isManyButton );
	useEffect( () => {
		// A post that came so stays so: opening changes nothing.
		if ( isManyButton && ! wasManyButton.current ) {
			setAttributes( {
				style: 'standard',
				className: withStyle( className ),
			} );
		}
		wasManyButton.current = isManyButton;
	}, [ isManyButton, className, setAttributes ] );
	useEffect( () => {
		if ( before.current !== style ) {
			before.current = style;
			setAttributes(
				style === 'wide' ? { style, align: 'wide' } : { style }
			);
		}
	}, [ style, setAttributes ] );
}

export default function Edit( props: EditProps< ReservationAttributes > ) {
	const { attributes, setAttributes, clientId } = props;
	const { rid, className, align = '' } = attributes;
	const blockProps = useBlockProps();
	const style = styleOf( attributes );
	useStyle( style, props );
	useButtonStyle( props );
	const setFound = ( found: Partial< ReservationAttributes > ) =>
		setAttributes( attributesOf( found, className ) );
	if ( rid.length === 0 ) {
		return (
			<div { ...blockProps }>
				<RestaurantForm clientId={ clientId } onFound={ setFound } />
			</div>
		);
	}
	const [ width, height ] = SIZES[ style ] ?? [ 224, 301 ];
	return (
		<div { ...blockProps }>
			<Panels
				{ ...props }
				onRestaurants={ ( next ) => setAttributes( { rid: next } ) }
				onCode={ setFound }
				isTooNarrow={
					style === 'wide' &&
					! [ 'wide', 'full' ].includes( align ) &&
					! ( rid.length === 1 && rid[ 0 ] === SAMPLE )
				}
			/>
			<EmbedPreview
				title={ __( 'OpenTable preview', 'slipstream' ) }
				src={ widgetAddress( attributes ) }
				width={ width }
				height={ height + ( rid.length > 1 ? 50 : 0 ) }
			/>
		</div>
	);
}
