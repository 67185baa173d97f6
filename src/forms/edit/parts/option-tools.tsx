import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import {
	chevronDown,
	chevronLeft,
	chevronRight,
	chevronUp,
	closeSmall,
} from '@wordpress/icons';

interface Props {
	/** What the option says. */
	label: string;
	index: number;
	/** How many options there are. */
	count: number;
	/** Whether the options stand side by side. */
	isHorizontal?: boolean | undefined;
	onMove: ( to: number ) => void;
	onRemove: () => void;
}

/** Icons and labels of the buttons that move an option. */
function movers( isHorizontal: boolean, option: string ) {
	if ( isHorizontal ) {
		const [ back, forward ] = isRTL()
			? [ chevronRight, chevronLeft ]
			: [ chevronLeft, chevronRight ];
		return {
			up: {
				icon: back,
				label: sprintf(
					/* translators: %s: an option. */
					__( 'Move back: %s', 'slipstream' ),
					option
				),
			},
			down: {
				icon: forward,
				label: sprintf(
					/* translators: %s: an option. */
					__( 'Move forward: %s', 'slipstream' ),
					option
				),
			},
		};
	}
	return {
		up: {
			icon: chevronUp,
			label: sprintf(
				/* translators: %s: an option. */
				__( 'Move up: %s', 'slipstream' ),
				option
			),
		},
		down: {
			icon: chevronDown,
			label: sprintf(
				/* translators: %s: an option. */
				__( 'Move down: %s', 'slipstream' ),
				option
			),
		},
	};
}

/** Moves and removes an option of a choice. The focus stays on the button that moves it. */
export function OptionTools( props: Props ) {
	const { index, count, isHorizontal = false, onMove, onRemove } = props;
	const label =
		props.label ||
		sprintf(
			/* translators: %d: a place in a list. */
			__( 'Option %d', 'slipstream' ),
			index + 1
		);
	const { up, down } = movers( isHorizontal, label );
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
			<Button { ...mover( -1, 'is-up' ) } { ...up } />
			<Button { ...mover( 1, 'is-down' ) } { ...down } />
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
