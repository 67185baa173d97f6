import { Button, ToggleControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { openingHours } from '../days';
import { RangeFields } from './range-fields';
import type { Day, Range } from '../types';

interface Props {
	day: Day;
	label: string;
	onChange: ( hours: Range[] ) => void;
}

/** Remembers where the focus goes when the fields of a day have changed. */
function useFocusAfterChange() {
	const row = useRef< HTMLFieldSetElement >( null );
	const openings = useRef< ( HTMLInputElement | null )[] >( [] );
	const next = useRef< 'toggle' | number | undefined >( undefined );
	useEffect( () => {
		const target = next.current;
		next.current = undefined;
		if ( target === 'toggle' ) {
			row.current
				?.querySelector< HTMLElement >( 'input[type="checkbox"]' )
				?.focus();
		} else if ( target !== undefined ) {
			openings.current[ target ]?.focus();
		}
	} );
	return { row, openings, next };
}

/** A day: open or closed, and when. */
export function DayRow( { day: { hours }, label, onChange }: Props ) {
	const { row, openings, next } = useFocusAfterChange();
	const isOpen = hours.length > 0;
	return (
		<fieldset ref={ row } className="slipstream-hours__day">
			<legend>{ label }</legend>
			<ToggleControl
				__nextHasNoMarginBottom
				label={
					isOpen
						? __( 'Open', 'slipstream' )
						: __( 'Closed', 'slipstream' )
				}
				checked={ isOpen }
				onChange={ ( willOpen ) =>
					onChange( willOpen ? openingHours() : [] )
				}
			/>
			<div className="slipstream-hours__ranges">
				{ hours.map( ( range, index ) => (
					<RangeFields
						key={ index }
						range={ range }
						openingRef={ ( input ) => {
							openings.current[ index ] = input;
						} }
						onChange={ ( changed ) =>
							onChange(
								hours.map( ( own, at ) =>
									at === index ? changed : own
								)
							)
						}
						onRemove={ () => {
							next.current =
								hours.length > 1
									? Math.max( 0, index - 1 )
									: 'toggle';
							onChange(
								hours.filter( ( _, at ) => at !== index )
							);
						} }
					/>
				) ) }
				{ isOpen && (
					<Button
						__next40pxDefaultSize
						variant="link"
						onClick={ () => {
							next.current = hours.length;
							onChange( [
								...hours,
								{ opening: '', closing: '' },
							] );
						} }
					>
						{ __( 'Add Hours', 'slipstream' ) }
					</Button>
				) }
			</div>
		</fieldset>
	);
}
