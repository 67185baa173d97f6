import { InspectorControls } from '@wordpress/block-editor';
import { Button, PanelBody } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
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
	const isNew = useRef( false );
	useEffect( () => {
		if ( isNew.current ) {
			isNew.current = false;
			list.current
				?.querySelector< HTMLElement >(
					'fieldset:last-of-type input[type="date"]'
				)
				?.focus();
		}
	} );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Special dates', 'slipstream' ) }>
				<div ref={ list } style={ { display: 'grid', gap: '16px' } }>
					<p style={ { margin: 0 } }>
						{ __(
							'Holidays and other days with hours of their own. They disappear from the page when they are over.',
							'slipstream'
						) }
					</p>
					{ dates.map( ( date, at ) => (
						<DateFields
							key={ at }
							date={ date }
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
							isNew.current = true;
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
