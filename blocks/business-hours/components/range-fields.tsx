import { Button, Notice, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import { problemOf } from '../days';
import { fieldTime } from '../times';
import type { Range } from '../types';

interface Props {
	range: Range;
	onChange: ( range: Range ) => void;
	onRemove: () => void;
	openingRef: ( input: HTMLInputElement | null ) => void;
}

/** From when to when. */
export function RangeFields( {
	range,
	onChange,
	onRemove,
	openingRef,
}: Props ) {
	const problem = problemOf( range );
	return (
		<div className="slipstream-hours__range">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				ref={ openingRef }
				type="time"
				label={ __( 'Opening', 'slipstream' ) }
				value={ fieldTime( range.opening ) }
				onChange={ ( opening ) => onChange( { ...range, opening } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="time"
				label={ __( 'Closing', 'slipstream' ) }
				value={ fieldTime( range.closing ) }
				onChange={ ( closing ) => onChange( { ...range, closing } ) }
			/>
			<Button
				__next40pxDefaultSize
				icon={ trash }
				label={ __( 'Remove Hours', 'slipstream' ) }
				onClick={ onRemove }
			/>
			{ problem && (
				<Notice status="warning" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
		</div>
	);
}
