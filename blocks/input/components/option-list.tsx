import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import { keyChange } from '@slipstream/forms';
import type { KeyboardEvent } from 'react';

interface Props {
	options: readonly string[];
	onChange: ( options: string[] ) => void;
}

/** The options of a dropdown, one line each. */
export function OptionList( { options, onChange }: Props ) {
	const lines = options.length ? options : [ '' ];
	const list = useRef< HTMLOListElement >( null );
	const focusNext = useRef< number >();
	useEffect( () => {
		if ( focusNext.current !== undefined ) {
			list.current
				?.querySelectorAll( 'input' )
				[ focusNext.current ]?.focus();
			focusNext.current = undefined;
		}
	} );
	const onKeyDown = ( event: KeyboardEvent, index: number ) => {
		const own = lines[ index ] ?? '';
		const change = keyChange( event, index, lines.length, ! own );
		if ( ! change ) {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
		const next = [ ...lines ];
		if ( change.type !== 'add' ) {
			next.splice( index, 1 );
		}
		if ( change.type !== 'remove' ) {
			next.splice( change.to, 0, change.type === 'add' ? '' : own );
		}
		focusNext.current = change.to;
		onChange( next );
		if ( change.said ) {
			speak( change.said );
		}
	};
	return (
		<div className="slipstream-forms-options">
			<ol ref={ list }>
				{ lines.map( ( option, index ) => (
					<li key={ index }>
						<input
							type="text"
							value={ option }
							aria-label={ sprintf(
								/* translators: %d: a place in a list. */
								__( 'Option %d', 'slipstream' ),
								index + 1
							) }
							placeholder={ __(
								'Write an option…',
								'slipstream'
							) }
							onKeyDown={ ( event ) => onKeyDown( event, index ) }
							onChange={ ( event ) =>
								onChange(
									lines.map( ( old, i ) =>
										i === index ? event.target.value : old
									)
								)
							}
						/>
					</li>
				) ) }
			</ol>
			<Button
				variant="secondary"
				size="compact"
				onClick={ () => {
					focusNext.current = lines.length;
					onChange( [ ...lines, '' ] );
				} }
			>
				{ __( 'Add option', 'slipstream' ) }
			</Button>
		</div>
	);
}
