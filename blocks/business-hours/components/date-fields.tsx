import { Button, Notice, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isOver, problemOfDate } from '../dates';
import { formatDate, formatRange } from '../format';
import { useHasLeft } from '../hooks/use-has-left';
import { HoursFields } from './hours-fields';
import type { SpecialDate } from '../types';

interface Props {
	date: SpecialDate;
	isNew: boolean;
	onChange: ( date: SpecialDate ) => void;
	onRemove: () => void;
}

/** One special date: when, which hours, and why. */
export function DateFields( { date, isNew, onChange, onRemove }: Props ) {
	const { hasLeft, onBlur } = useHasLeft( isNew );
	const { from, to, hours, note } = date;
	const problem = problemOfDate( date );
	const name = problem
		? __( 'New date', 'slipstream' )
		: formatRange( formatDate( from ), formatDate( to || from ) );
	return (
		<fieldset className="slipstream-hours__date" onBlur={ onBlur }>
			<legend style={ { fontWeight: 600, paddingBlockEnd: '8px' } }>
				{ name }
			</legend>
			<div style={ { display: 'grid', gap: '12px' } }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="date"
					label={ __( 'First day', 'slipstream' ) }
					value={ from }
					onChange={ ( value ) =>
						onChange( { ...date, from: value } )
					}
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="date"
					label={ __( 'Last day (optional)', 'slipstream' ) }
					min={ from || undefined }
					value={ to }
					onChange={ ( value ) => onChange( { ...date, to: value } ) }
				/>
				<HoursFields
					hours={ hours }
					onChange={ ( changed ) =>
						onChange( { ...date, hours: changed } )
					}
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Note (optional)', 'slipstream' ) }
					value={ note }
					onChange={ ( value ) =>
						onChange( { ...date, note: value } )
					}
				/>
				{ ( hasLeft || from ) && ( problem || isOver( date ) ) && (
					<Notice status="warning" isDismissible={ false }>
						{ problem ??
							__(
								'This date has passed. Visitors no longer see it.',
								'slipstream'
							) }
					</Notice>
				) }
				<Button
					__next40pxDefaultSize
					isDestructive
					variant="tertiary"
					style={ { justifySelf: 'start' } }
					onClick={ onRemove }
				>
					{ __( 'Remove date', 'slipstream' ) }
				</Button>
			</div>
		</fieldset>
	);
}
