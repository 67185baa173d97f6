import { MenuGroup, MenuItem } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { aiIcon } from '@slipstream/ai-ui';
import { actionGroups } from '../actions';
import type { ActionGroup, AiAction } from '../actions';

interface Props {
	/** Whether it is about a list. */
	hasList: boolean;
	/** Without an action the author is asked. */
	onChoose: ( action?: AiAction ) => void;
}

const onwards = () => ( isRTL() ? chevronLeft : chevronRight );
const backwards = () => ( isRTL() ? chevronRight : chevronLeft );

/** One list of choices, and the way back. */
function Choices( {
	group,
	onBack,
	onChoose,
}: Pick< Props, 'onChoose' > & { group: ActionGroup; onBack: () => void } ) {
	const back = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		// The pressed entry is gone: the first of the new ones takes the focus.
		back.current?.focus();
	}, [] );
	return (
		<MenuGroup label={ group.label }>
			<MenuItem
				ref={ back }
				icon={ backwards() }
				iconPosition="left"
				onClick={ onBack }
			>
				{ __( 'Back', 'slipstream' ) }
			</MenuItem>
			{ group.actions.map( ( action ) => (
				<MenuItem
					key={ action.id }
					onClick={ () => onChoose( action ) }
				>
					{ action.label }
				</MenuItem>
			) ) }
		</MenuGroup>
	);
}

/** All that can be asked for about a text. */
export function ActionsMenu( { hasList, onChoose }: Props ) {
	const [ open, setOpen ] = useState< ActionGroup >();
	const first = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		// It comes after the menu was opened, and the way back leads to it: nothing in it has the focus.
		if ( ! open ) {
			first.current?.focus();
		}
	}, [ open ] );
	if ( open ) {
		return (
			<Choices
				group={ open }
				onBack={ () => setOpen( undefined ) }
				onChoose={ onChoose }
			/>
		);
	}
	const groups = actionGroups( hasList );
	return (
		<>
			<MenuGroup>
				<MenuItem
					ref={ first }
					icon={ aiIcon }
					iconPosition="left"
					onClick={ () => onChoose() }
				>
					{ __( 'Ask AI Assistant', 'slipstream' ) }
				</MenuItem>
			</MenuGroup>
			<MenuGroup>
				{ groups
					.filter( ( { label } ) => ! label )
					.flatMap( ( { actions } ) => actions )
					.map( ( action ) => (
						<MenuItem
							key={ action.id }
							onClick={ () => onChoose( action ) }
						>
							{ action.label }
						</MenuItem>
					) ) }
			</MenuGroup>
			<MenuGroup>
				{ groups
					.filter( ( { label } ) => label )
					.map( ( group ) => (
						<MenuItem
							key={ group.id }
							icon={ onwards() }
							iconPosition="right"
							aria-haspopup="true"
							onClick={ () => setOpen( group ) }
						>
							{ group.label }
						</MenuItem>
					) ) }
			</MenuGroup>
		</>
	);
}
