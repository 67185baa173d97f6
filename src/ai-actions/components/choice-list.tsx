import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Choice } from '../choices';
import type { RefCallback } from 'react';

interface Props {
	id: string;
	choices: readonly Choice[];
	/** Number of the entry that Enter would choose; -1 for none. */
	active: number;
	/** Of the list: it can be reached with Tab, and then takes the same keys as the field. */
	keysRef: RefCallback< HTMLElement >;
	onFocus: () => void;
	onChoose: ( choice: Choice ) => void;
}

/**
 * The id of an entry.
 *
 * @param listId The list.
 * @param at     Number of the entry.
 */
export const optionId = ( listId: string, at: number ) => `${ listId }-${ at }`;

interface OptionProps {
	id: string;
	label: string;
	isActive: boolean;
	onChoose: () => void;
}

function Option( { id, label, isActive, onChoose }: OptionProps ) {
	const ref = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( isActive ) {
			ref.current?.scrollIntoView?.( { block: 'nearest' } );
		}
	}, [ isActive ] );
	return (
		// Keys go to the field, or to the list.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events
		<div
			ref={ ref }
			id={ id }
			className="slipstream-ai-choices__option"
			role="option"
			aria-selected={ isActive }
			tabIndex={ -1 }
			// The focus stays where it is.
			onMouseDown={ ( event ) => event.preventDefault() }
			onClick={ onChoose }
		>
			{ label }
		</div>
	);
}

/** Entries side by side in the order of their groups; each knows its number in the whole list. */
function groupsOf( choices: readonly Choice[] ) {
	const groups = new Map< string, { choice: Choice; at: number }[] >();
	choices.forEach( ( choice, at ) => {
		const { group = '' } = choice;
		groups.set( group, [
			...( groups.get( group ) ?? [] ),
			{ choice, at },
		] );
	} );
	return [ ...groups ];
}

/** The list of what can be chosen below a prompt. */
export function ChoiceList( {
	id,
	choices,
	active,
	keysRef,
	onFocus,
	onChoose,
}: Props ) {
	return (
		<div
			ref={ keysRef }
			id={ id }
			className="slipstream-ai-choices"
			role="listbox"
			aria-label={ __( 'Choose what to do', 'slipstream' ) }
			aria-activedescendant={
				active < 0 ? undefined : optionId( id, active )
			}
			tabIndex={ 0 }
			onFocus={ onFocus }
		>
			{ groupsOf( choices ).map( ( [ group, entries ] ) => {
				const options = entries.map( ( { choice, at } ) => (
					<Option
						key={ choice.id }
						id={ optionId( id, at ) }
						label={ choice.label }
						isActive={ at === active }
						onChoose={ () => onChoose( choice ) }
					/>
				) );
				return group ? (
					<div key={ group } role="group" aria-label={ group }>
						<div
							className="slipstream-ai-choices__group"
							aria-hidden="true"
						>
							{ group }
						</div>
						{ options }
					</div>
				) : (
					options
				);
			} ) }
		</div>
	);
}
