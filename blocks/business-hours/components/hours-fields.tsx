import { Button, CheckboxControl, ToggleControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isWholeDay, openingHours, overlapOf, wholeDay } from '../days';
import { RangeFields } from './range-fields';
import type { Range } from '../types';
import type { ReactNode } from 'react';

interface Props {
	hours: readonly Range[];
	/** The hours of the day before, if it has any. */
	before?: readonly Range[];
	/** What stands beside the switch. */
	actions?: ReactNode;
	onChange: ( hours: Range[] ) => void;
}

/** Remembers where the focus goes when the fields have changed. */
function useFocusAfterChange() {
	const toggle = useRef< HTMLDivElement >( null );
	const openings = useRef< ( HTMLInputElement | null )[] >( [] );
	const next = useRef< 'toggle' | number | undefined >( undefined );
	useEffect( () => {
		const target = next.current;
		next.current = undefined;
		if ( target === 'toggle' ) {
			toggle.current?.querySelector( 'input' )?.focus();
		} else if ( target !== undefined ) {
			openings.current[ target ]?.focus();
		}
	} );
	return { toggle, openings, next };
}

/** Open or closed, and when. */
export function HoursFields( { hours, before, actions, onChange }: Props ) {
	const { toggle, openings, next } = useFocusAfterChange();
	const [ added, setAdded ] = useState< number | undefined >();
	const isOpen = hours.length > 0;
	const isAlways = hours.some( isWholeDay );
	return (
		<>
			<div ref={ toggle } className="slipstream-hours__toggle">
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
			</div>
			{ actions }
			<div className="slipstream-hours__ranges">
				{ isOpen && (
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __( 'Open 24 hours', 'slipstream' ) }
						checked={ isAlways }
						onChange={ ( isOn ) =>
							onChange( isOn ? wholeDay() : openingHours() )
						}
					/>
				) }
				{ ! isAlways &&
					hours.map( ( range, index ) => (
						<RangeFields
							key={ index }
							range={ range }
							isNew={ index === added }
							overlap={ overlapOf( hours, index, before ) }
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
								setAdded( undefined );
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
				{ isOpen && ! isAlways && (
					<Button
						__next40pxDefaultSize
						variant="link"
						onClick={ () => {
							next.current = hours.length;
							setAdded( hours.length );
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
		</>
	);
}
