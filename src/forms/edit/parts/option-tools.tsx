import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, closeSmall } from '@wordpress/icons';

interface Props {
	/** What the option says. */
	label: string;
	index: number;
	/** How many options there are. */
	count: number;
	onMove: ( to: number ) => void;
	onRemove: () => void;
}

/** Moves and removes an option of a choice. The focus stays on the button that moves it. */
export function OptionTools( props: Props ) {
	const { index, count, onMove, onRemove } = props;
	const label =
		props.label ||
		sprintf(
			/* translators: %d: a place in a list. */
			__( 'Option %d', 'slipstream' ),
			index + 1
		);
	const tools = useRef< HTMLSpanElement >( null );
	const pressed = useRef< string >();
	useEffect( () => {
		if ( pressed.current ) {
			tools.current
				?.querySelector< HTMLElement >( `.${ pressed.current }` )
				?.focus();
			pressed.current = undefined;
		}
	}, [ index ] );
	const mover = ( by: 1 | -1, className: string ) => ( {
		className,
		size: 'small' as const,
		disabled: index + by < 0 || index + by >= count,
		accessibleWhenDisabled: true,
		onClick: () => {
			pressed.current = className;
			onMove( index + by );
		},
	} );
	return (
		<span
			ref={ tools }
			className="slipstream-forms-option-tools"
			contentEditable={ false }
		>
			<Button
				{ ...mover( -1, 'is-up' ) }
				icon={ chevronUp }
				label={ sprintf(
					/* translators: %s: an option. */
					__( 'Move up: %s', 'slipstream' ),
					label
				) }
			/>
			<Button
				{ ...mover( 1, 'is-down' ) }
				icon={ chevronDown }
				label={ sprintf(
					/* translators: %s: an option. */
					__( 'Move down: %s', 'slipstream' ),
					label
				) }
			/>
			<Button
				size="small"
				icon={ closeSmall }
				disabled={ count < 2 }
				accessibleWhenDisabled
				onClick={ onRemove }
				label={ sprintf(
					/* translators: %s: an option. */
					__( 'Remove: %s', 'slipstream' ),
					label
				) }
			/>
		</span>
	);
}
