import { useKeyDown } from '@slipstream/block-kit';
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
	/** Whether there is a text: without one there is nothing to do with it. */
	hasText?: boolean;
	/** Without an action the author is asked. */
	onChoose: ( action?: AiAction ) => void;
}

const onwards = () => ( isRTL() ? chevronLeft : chevronRight );
const backwards = () => ( isRTL() ? chevronRight : chevronLeft );

/**
 * Gives the entry that takes the focus: what had it is drawn no more, or never was.
 * A menu that has just opened moves the focus by itself, a moment later: doing it twice would take it from an entry that is reached by then.
 */
function useFirstFocus() {
	const ref = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		const menu = ref.current?.closest( '[role="menu"]' );
		const focused = () => menu?.ownerDocument.activeElement ?? null;
		const takeFocus = () => {
			if ( ! menu?.contains( focused() ) ) {
				ref.current?.focus();
			}
		};
		if ( focused()?.tagName === 'BODY' ) {
			takeFocus();
			return;
		}
		const timer = setTimeout( takeFocus );
		return () => clearTimeout( timer );
	}, [] );
	return ref;
}

/** One list of choices, and the way back. */
function Choices( {
	group,
	onBack,
	onChoose,
}: Pick< Props, 'onChoose' > & { group: ActionGroup; onBack: () => void } ) {
	const first = useFirstFocus();
	return (
		<MenuGroup label={ group.label }>
			<MenuItem
				icon={ backwards() }
				iconPosition="left"
				onClick={ onBack }
			>
				{ __( 'Back', 'slipstream' ) }
			</MenuItem>
			{ group.actions.map( ( action, at ) => (
				<MenuItem
					key={ action.id }
					ref={ at === 0 ? first : undefined }
					onClick={ () => onChoose( action ) }
				>
					{ action.label }
				</MenuItem>
			) ) }
		</MenuGroup>
	);
}

interface OutermostProps extends Props {
	/** The list that the author comes back from. */
	cameFrom?: ActionGroup;
	onOpen: ( group: ActionGroup ) => void;
}

/** What stands in the menu itself. */
function Outermost( {
	hasList,
	hasText = true,
	cameFrom,
	onOpen,
	onChoose,
}: OutermostProps ) {
	const first = useFirstFocus();
	const groups = hasText ? actionGroups( hasList ) : [];
	const actions = groups.flatMap( ( group ) =>
		group.label ? [] : group.actions
	);
	const submenus = groups.filter( ( { label } ) => label );
	return (
		<>
			<MenuGroup>
				<MenuItem
					ref={ cameFrom ? undefined : first }
					icon={ aiIcon }
					iconPosition="left"
					onClick={ () => onChoose() }
				>
					{ __( 'Ask AI Assistant', 'slipstream' ) }
				</MenuItem>
			</MenuGroup>
			{ actions.length > 0 && (
				<MenuGroup>
					{ actions.map( ( action ) => (
						<MenuItem
							key={ action.id }
							onClick={ () => onChoose( action ) }
						>
							{ action.label }
						</MenuItem>
					) ) }
				</MenuGroup>
			) }
			{ submenus.length > 0 && (
				<MenuGroup>
					{ submenus.map( ( group ) => (
						<MenuItem
							key={ group.id }
							ref={
								group.id === cameFrom?.id ? first : undefined
							}
							icon={ onwards() }
							iconPosition="right"
							aria-haspopup="true"
							onClick={ () => onOpen( group ) }
						>
							{ group.label }
						</MenuItem>
					) ) }
				</MenuGroup>
			) }
		</>
	);
}

/** All that can be asked for about a text. The arrow onwards opens a list in it, the arrow back and Escape leave that list alone. */
export function ActionsMenu( props: Props ) {
	const [ open, setOpen ] = useState< ActionGroup >();
	const [ cameFrom, setCameFrom ] = useState< ActionGroup >();
	const goBack = () => {
		setCameFrom( open );
		setOpen( undefined );
	};
	const ref = useKeyDown( ( event ) => {
		const [ onwardsKey, backKey ] = isRTL()
			? [ 'ArrowLeft', 'ArrowRight' ]
			: [ 'ArrowRight', 'ArrowLeft' ];
		const item =
			event.target instanceof HTMLElement
				? event.target.closest< HTMLElement >( '[aria-haspopup]' )
				: null;
		if ( open && [ backKey, 'Escape' ].includes( event.key ) ) {
			goBack();
		} else if ( item && event.key === onwardsKey ) {
			item.click();
		} else {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	} );
	return (
		<div ref={ ref }>
			{ open ? (
				<Choices
					group={ open }
					onBack={ goBack }
					onChoose={ props.onChoose }
				/>
			) : (
				<Outermost
					{ ...props }
					cameFrom={ cameFrom }
					onOpen={ setOpen }
				/>
			) }
		</div>
	);
}
