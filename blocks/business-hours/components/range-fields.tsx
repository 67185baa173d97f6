import { Button, Notice, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import { isOvernight, problemOf } from '../days';
import { useHasLeft } from '../hooks/use-has-left';
import { fieldTime } from '../times';
import type { Range } from '../types';

interface Props {
	range: Range;
	isNew: boolean;
	/** What it has in common with other hours, in a sentence. */
	overlap: string | undefined;
	onChange: ( range: Range ) => void;
	onRemove: () => void;
	openingRef: ( input: HTMLInputElement | null ) => void;
}

/** From when to when. */
export function RangeFields( {
	range,
	isNew,
	overlap,
	onChange,
	onRemove,
	openingRef,
}: Props ) {
	const { hasLeft, onBlur } = useHasLeft( isNew );
	const isComplete = range.opening !== '' && range.closing !== '';
	const problem =
		overlap ?? ( hasLeft || isComplete ? problemOf( range ) : undefined );
	return (
		<div className="slipstream-hours__range" onBlur={ onBlur }>
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
				help={ isOvernight( range ) && __( 'Next day', 'slipstream' ) }
				value={ fieldTime( range.closing ) }
				onChange={ ( closing ) => onChange( { ...range, closing } ) }
			/>
			<Button
				size="compact"
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
