import { InspectorControls } from '@wordpress/block-editor';
import { Button, PanelBody } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import { DateFields } from './date-fields';
import type { SpecialDate } from '../types';

interface Props {
	dates: readonly SpecialDate[];
	onChange: ( dates: SpecialDate[] ) => void;
}

/** Days on which other hours hold, such as holidays. */
export function DatesPanel( { dates, onChange }: Props ) {
	const list = useRef< HTMLDivElement >( null );
	const [ added, setAdded ] = useState< number | undefined >();
	useEffect( () => {
		if ( added !== undefined ) {
			list.current
				?.querySelector< HTMLElement >(
					'fieldset:last-of-type input[type="date"]'
				)
				?.focus();
		}
	}, [ added ] );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Special dates', 'slipstream' ) }>
				<div ref={ list } style={ { display: 'grid', gap: '16px' } }>
					<p style={ { margin: 0 } }>
						{ __(
							'Holidays and other days with different hours. Each one disappears from the page once it has passed.',
							'slipstream'
						) }
					</p>
					{ dates.map( ( date, at ) => (
						<DateFields
							key={ at }
							date={ date }
							isNew={ at === added }
							onChange={ ( changed ) =>
								onChange(
									dates.map( ( one, index ) =>
										index === at ? changed : one
									)
								)
							}
							onRemove={ () => {
								list.current
									?.querySelector< HTMLElement >(
										'[data-adds]'
									)
									?.focus();
								speak( __( 'Date removed.', 'slipstream' ) );
								setAdded( undefined );
								onChange(
									dates.filter( ( _, index ) => index !== at )
								);
							} }
						/>
					) ) }
					<Button
						__next40pxDefaultSize
						data-adds
						variant="secondary"
						style={ { justifySelf: 'start' } }
						onClick={ () => {
							setAdded( dates.length );
							onChange( [
								...dates,
								{ from: '', to: '', hours: [], note: '' },
							] );
						} }
					>
						{ __( 'Add date', 'slipstream' ) }
					</Button>
				</div>
			</PanelBody>
		</InspectorControls>
	);
}
