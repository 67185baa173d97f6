import { useBlockProps } from '@wordpress/block-editor';
import { ExternalLink } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EmbedForm, EmbedPreview } from '@slipstream/embed';
import { Panels } from './components/panels';
import { icon } from './icon';
import { SIZES, styleOf, withStyle } from './look';
import { parseReservation } from './parse';
import { widgetAddress } from './widget-address';
import type { ReservationAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

const SAMPLE = '1';

/** A list of numbers, as it may be typed instead of a code. */
function numbersIn( text: string ): string[] {
	return /^\d{1,12}(?:[\s,]+\d{1,12})*$/.test( text )
		? [ ...new Set( text.split( /[\s,]+/ ) ) ]
		: [];
}

/** Turns the alignment to wide when the author chooses the wide style. */
function useWideAlignment(
	style: string,
	{ setAttributes }: EditProps< ReservationAttributes >
) {
	const before = useRef( style );
	useEffect( () => {
		if ( before.current !== style ) {
			before.current = style;
			setAttributes(
				style === 'wide' ? { style, align: 'wide' } : { style }
			);
		}
	}, [ style, setAttributes ] );
}

function Form( {
	clientId,
	onFound,
}: {
	clientId: string;
	onFound: ( found: Partial< ReservationAttributes > ) => void;
} ) {
	const [ refused, setRefused ] = useState< string | null >( null );
	const submit = ( text: string ) => {
		const numbers = numbersIn( text );
		const found =
			numbers.length > 0 ? { rid: numbers } : parseReservation( text );
		setRefused( found ? null : text );
		if ( found ) {
			onFound( found );
		}
	};
	return (
		<EmbedForm
			clientId={ clientId }
			title={ __( 'OpenTable Reservation', 'slipstream' ) }
			icon={ icon }
			instructions={ __(
				'Enter the number of your restaurant at OpenTable, several separated by commas, or paste the embed code.',
				'slipstream'
			) }
			label={ __( 'Restaurant numbers or embed code', 'slipstream' ) }
			placeholder={ __(
				'Restaurant number or embed code…',
				'slipstream'
			) }
			error={
				refused === null
					? null
					: {
							text: refused,
							message: __(
								'This could not be embedded. Ensure that the code matches the one from your OpenTable account.',
								'slipstream'
							),
						}
			}
			onSubmit={ submit }
		>
			<ExternalLink href="https://restaurant.opentable.com/get-started/">
				{ __( 'Sign up for OpenTable', 'slipstream' ) }
			</ExternalLink>
			<ExternalLink href="https://support.opentable.com/s/article/How-to-add-the-OpenTable-Reservation-Widget-to-Your-Restaurants-Website">
				{ __( 'Learn more about the embed code', 'slipstream' ) }
			</ExternalLink>
		</EmbedForm>
	);
}

export default function Edit( props: EditProps< ReservationAttributes > ) {
	const { attributes, setAttributes, clientId } = props;
	const { rid, className, align = '' } = attributes;
	const blockProps = useBlockProps();
	const style = styleOf( attributes );
	useWideAlignment( style, props );
	const setFound = ( found: Partial< ReservationAttributes > ) =>
		setAttributes( {
			...found,
			...( found.style && {
				className: withStyle(
					className,
					found.style === 'standard' ? undefined : found.style
				),
			} ),
		} );
	const setRestaurants = ( next: string[] ) =>
		setAttributes( {
			rid: next,
			...( next.length > 1 &&
				( className ?? '' ).includes( 'is-style-button' ) && {
					style: 'standard',
					className: withStyle( className ),
				} ),
		} );
	if ( rid.length === 0 ) {
		return (
			<div { ...blockProps }>
				<Form clientId={ clientId } onFound={ setFound } />
			</div>
		);
	}
	const [ width, height ] = SIZES[ style ] ?? [ 224, 301 ];
	return (
		<div { ...blockProps }>
			<Panels
				{ ...props }
				onRestaurants={ setRestaurants }
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
