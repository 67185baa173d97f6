import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { speak } from '@wordpress/a11y';
import { keyChange, moving, OptionTools, removal } from '@slipstream/forms';
import type { KeyboardEvent } from 'react';
import type { KeyChange } from '@slipstream/forms';

interface Props {
	options: readonly string[];
	onChange: ( options: string[] ) => void;
}

/** A list after a change of one of its entries. */
function changed< T >(
	list: readonly T[],
	{ type, to }: KeyChange,
	index: number,
	added: T
): T[] {
	const next = [ ...list ];
	const [ own = added ] = type === 'add' ? [] : next.splice( index, 1 );
	if ( type !== 'remove' ) {
		next.splice( to, 0, own );
	}
	return next;
}

/** A key for each line, which it keeps where it moves: two options may say the same while they are written. */
function useKeys( count: number ) {
	const keys = useRef< number[] >( [] );
	const last = useRef( 0 );
	while ( keys.current.length < count ) {
		keys.current.push( ++last.current );
	}
	return {
		keys: keys.current,
		change: ( change: KeyChange, index: number ) => {
			keys.current = changed(
				keys.current,
				change,
				index,
				++last.current
			);
		},
	};
}

/** The options of a dropdown, one line each. */
export function OptionList( { options, onChange }: Props ) {
	const lines = options.length ? options : [ '' ];
	const { keys, change: changeKeys } = useKeys( lines.length );
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
	const apply = ( change: KeyChange, index: number ) => {
		changeKeys( change, index );
		onChange( changed( lines, change, index, '' ) );
		if ( change.announcement ) {
			speak( change.announcement );
		}
	};
	const onKeyDown = ( event: KeyboardEvent, index: number ) => {
		const change = keyChange(
			event,
			index,
			lines.length,
			! lines[ index ]
		);
		if ( change ) {
			event.preventDefault();
			event.stopPropagation();
			focusNext.current = change.to;
			apply( change, index );
		}
	};
	return (
		<>
			<ol ref={ list } className="slipstream-forms-options">
				{ lines.map( ( option, index ) => (
					<li key={ keys[ index ] } className="contact-form-field">
						<input
							type="text"
							style={ { flex: 1, inlineSize: 'auto' } }
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
						<OptionTools
							label={ option }
							index={ index }
							count={ lines.length }
							onMove={ ( to ) =>
								apply( moving( to, lines.length ), index )
							}
							onRemove={ () => {
								focusNext.current = Math.max( index - 1, 0 );
								apply( removal( index ), index );
							} }
						/>
					</li>
				) ) }
			</ol>
			<Button
				variant="secondary"
				size="compact"
				icon={ plus }
				onClick={ () => {
					focusNext.current = lines.length;
					apply( { type: 'add', to: lines.length }, lines.length );
				} }
			>
				{ __( 'Add option', 'slipstream' ) }
			</Button>
		</>
	);
}
